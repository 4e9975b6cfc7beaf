/** What the owl says, and when. A lesson is data: the moment it is for, what it points at, and whether it waits until the
 * person has done something. Its words are `<game>-learn-<id>` and `<game>-learn-<id>-title`. */

import type { EventData, NewTable, TableData } from "../wire/types";
import type { Details } from "../words.svelte";

export interface Lesson<Scene> {
  id: string;
  /** Whether it fits this moment. One that was shown is over when it does not fit any more. */
  when: (scene: Scene) => boolean;
  /** It waits for the person: over as soon as this holds. */
  until?: (scene: Scene) => boolean;
  details?: (scene: Scene) => Details;
  /** The things meant, as selectors; each gets a ring, or all of them one. */
  point?: (scene: Scene) => readonly string[];
  together?: boolean;
}

/** How a game is learnt: by a fixed deal that has something of everything, and lessons that fit their moments. */
export interface Course<Scene> {
  deal: Pick<NewTable, "chairs" | "seed" | "options">;
  lessons: readonly Lesson<Scene>[];
  /** The lesson from which on the owl only speaks up when something new comes. */
  guided: string;
  /** All that a lesson may look at: the table, what has happened, oldest first, and what may be done now. */
  sceneOf: (data: TableData, events: readonly EventData[], moves: readonly string[]) => Scene;
}

/** Whether a lesson can be shown now: it fits, and what it would wait for has not been done yet. */
export function fits<Scene>(lesson: Lesson<Scene>, scene: Scene): boolean {
  return lesson.when(scene) && !(lesson.until?.(scene) ?? false);
}

/** The first lesson that fits and has not been heard, or nothing. */
export function nextLesson<Scene>(
  course: Course<Scene>,
  scene: Scene,
  heard: readonly string[],
): Lesson<Scene> | null {
  return course.lessons.find((lesson) => !heard.includes(lesson.id) && fits(lesson, scene)) ?? null;
}
