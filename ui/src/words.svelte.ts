/** Words for people, from the same Fluent files as the Python side, fetched in parts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, unknown>;

const CHOSEN = "hain-language";

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #texts = new Map<Language, FluentResource[]>();
  #parts = new Set<string>(["app", "screen"]);
  #loaded = new Map<string, Promise<void>>();

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
    const answer = await fetch(`/api/words/${language}/${part}`);
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

  /** The message with its details; things of a game are put into words. A missing word shows its key. */
  say(key: string, details: Details = {}, game = ""): string {
    const bundle = this.#bundles[this.language];
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) {
      console.error(`no message ${key} in ${this.language}`);
      return key;
    }
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(details)) spoken[name] = this.thing(game, name, value);
    return bundle.formatPattern(message.value, spoken);
  }

  /** A detail in words: the name of the thing if it is the id of one. */
  thing(game: string, kind: string, value: unknown): string | number {
    if (Array.isArray(value)) {
      return value.map((item) => this.thing(game, kind.replace(/s$/, ""), item)).join(", ");
    }
    const key = `${game}-${kind.replace(/_2$/, "")}-${String(value)}`;
    if (game && this.has(key)) return this.say(key);
    return typeof value === "number" ? value : String(value);
  }
}

export const words = new Words();

/** Short for use in markup. */
export const say = (key: string, details: Details = {}, game = ""): string => words.say(key, details, game);
