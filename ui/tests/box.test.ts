import { afterEach, expect, test, vi } from "vitest";
import { accent } from "../src/shelf.svelte";
import { boxes } from "../src/wire/box.svelte";
import type { BoxData } from "../src/wire/types";
import { keepBox } from "./boxes";

afterEach(() => vi.unstubAllGlobals());

const boxOf = (game: string, version: number): BoxData => ({
  ...boxes.of("shelf"),
  game,
  version,
  shelf: { ...boxes.of("shelf").shelf, accent: "plum" },
  printed: { rounds: [5, 4] },
});

test("a box is fetched once for each hash, and kept", async () => {
  keepBox("shelf", []);
  const fetching = vi.fn(async (path: string) => Response.json(boxOf("grove", path.endsWith("b") ? 2 : 1)));
  vi.stubGlobal("fetch", fetching);
  expect(accent("grove")).toBe("var(--accent-leaf)");
  await Promise.all([boxes.need("grove", "a"), boxes.need("grove", "a")]);
  await boxes.need("grove", "a");
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(["/api/box/grove/a"]);
  expect(boxes.printed<{ rounds: number[] }>("grove").rounds).toEqual([5, 4]);
  expect(accent("grove")).toBe("var(--accent-plum)");
  await boxes.need("grove", "b");
  expect(boxes.of("grove").version).toBe(2);
});

test("a box that could not be fetched is asked for again, and one that is not here is an error", async () => {
  keepBox("shelf", []);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(boxes.need("meadow", "a")).rejects.toThrow("no box meadow/a");
  expect(() => boxes.of("meadow")).toThrow("needed first");
  expect(boxes.things("meadow")).toEqual([]);
  vi.stubGlobal("fetch", async () => Response.json(boxOf("meadow", 1)));
  await boxes.need("meadow", "a");
  expect(boxes.of("meadow").version).toBe(1);
});
