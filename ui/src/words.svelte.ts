/** Words for people, from the same Fluent files as the Python side, fetched in parts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { boxes } from "./wire/box.svelte";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, unknown>;

const CHOSEN = "hain-language";
const PATIENCE = 15_000; // milliseconds for a part

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #texts = new Map<Language, FluentResource[]>();
  #parts = new Set<string>(["app", "screen"]);
  #loaded = new Map<string, Promise<void>>();
  #problems = new Set<string>();

  /** Begin with what the person chose before, or what the browser asks for. */
  async begin(): Promise<void> {
    const wished = [localStorage.getItem(CHOSEN), ...navigator.languages].map((name) => name?.slice(0, 2));
    await this.speak(
      LANGUAGES.find((name) => name === wished.find((wish) => LANGUAGES.some((l) => l === wish))) ?? "en",
    );
  }

  /** Change the language in place; the choice is kept. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    localStorage.setItem(CHOSEN, language);
  }

  /** Fetch a further part, such as the name of a game, in the present language. */
  async need(...parts: string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    await Promise.all([...this.#parts].map((part) => this.#load(this.language, part)));
  }

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#parts].map((part) => this.#load(language, part)));
    this.language = language;
    document.documentElement.lang = language;
  }

  #load(language: Language, part: string): Promise<void> {
    const name = `${language}/${part}`;
    let loading = this.#loaded.get(name);
    if (!loading) {
      loading = this.#fetch(language, part);
      this.#loaded.set(name, loading);
      loading.catch(() => this.#loaded.delete(name));
    }
    return loading;
  }

  async #fetch(language: Language, part: string): Promise<void> {
    const answer = await fetch(`/api/words/${language}/${part}`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`no words: ${language}/${part}`);
    this.add(language, await answer.text());
  }

  /** Messages of a language as Fluent text. */
  add(language: Language, text: string): void {
    const texts = [...(this.#texts.get(language) ?? []), new FluentResource(text)];
    this.#texts.set(language, texts);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const each of texts) bundle.addResource(each);
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  has(key: string): boolean {
    return this.#bundles[this.language]?.hasMessage(key) ?? false;
  }

  /** The message with its details; things of a game are put into words. What cannot be said never stops the screen: a
   * missing message shows its key, one that lacks something what there is of it, and both are kept as problems. */
  say(key: string, details: Details = {}, game = ""): string {
    return this.#form(key, details, game).text;
  }

  /** The same, or null if it cannot be said as it should, for those who know better what to show then. */
  sayWhole(key: string, details: Details = {}, game = ""): string | null {
    const { text, isWhole } = this.#form(key, details, game);
    return isWhole ? text : null;
  }

  #form(key: string, details: Details, game: string): { text: string; isWhole: boolean } {
    const bundle = this.#bundles[this.language];
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) {
      this.lack(`no message ${key}`);
      return { text: key, isWhole: false };
    }
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(details)) spoken[name] = this.thing(game, name, value);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, spoken, errors);
    if (errors[0]) this.lack(`message ${key}: ${errors[0].message}`);
    return { text, isWhole: errors.length === 0 };
  }

  /** A detail in words: the name of the thing if it is the id of one, which the game knows by its kind. All else is said
   * as it is, for it may be a word already. */
  thing(game: string, kind: string, value: unknown): string | number {
    if (Array.isArray(value)) {
      return value.map((item) => this.thing(game, kind.replace(/s$/, ""), item)).join(", ");
    }
    const plain = typeof value === "number" ? value : String(value);
    const named = kind.replace(/_2$/, "");
    if (!boxes.things(game).includes(named)) return plain;
    const key = `${game}-${named}-${plain}`;
    if (this.has(key)) return this.say(key);
    if (typeof value !== "number") this.lack(`no message ${key}`);
    return plain;
  }

  /** Keep what could not be said; the console tells it once. */
  lack(what: string): void {
    const problem = `${this.language}: ${what}`;
    if (this.#problems.has(problem)) return;
    this.#problems.add(problem);
    console.error(problem);
  }

  /** All that could not be said as it should. */
  get problems(): readonly string[] {
    return [...this.#problems];
  }
}

export const words = new Words();

/** Short for use in markup. */
export const say = (key: string, details: Details = {}, game = ""): string => words.say(key, details, game);
