import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice } from "../src/table/choice";
import { keys } from "../src/wire/keys";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  document.head.innerHTML = '<meta name="edition" content="1.0+a" />';
});

afterEach(() => vi.unstubAllGlobals());

const fresh = async () => (await import("../src/renewal.svelte")).renewal;

test("a page is old if the server tells of another edition", async () => {
  const renewal = await fresh();
  renewal.hear(undefined);
  renewal.hear("1.0+a");
  expect(renewal.due).toBe(false);
  renewal.hear("1.0+b");
  renewal.hear("1.0+a");
  expect(renewal.due).toBe(true);
});

test("a page that does not know its edition never says that it is old", async () => {
  document.head.innerHTML = "";
  const renewal = await fresh();
  renewal.hear("1.0+b");
  expect(renewal.due).toBe(false);
});

test("a part that is missing is a sign of an upgrade only if the page of now is another", async () => {
  const page = (edition: string) => ({
    text: async () => `<head><meta name="edition" content="${edition}" />`,
  });
  const asked = vi.fn(async (): Promise<unknown> => page("1.0+a"));
  vi.stubGlobal("fetch", asked);
  const renewal = await fresh();
  await renewal.ask();
  asked.mockRejectedValueOnce(new TypeError("not reached"));
  await renewal.ask();
  expect(renewal.due).toBe(false);
  asked.mockResolvedValue(page("1.0+b"));
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(renewal.due).toBe(true));
});

test("a choice is found again at the same seat in the same position only", () => {
  choice.keep({ table: "t", seat: 1, seq: 7, move: "plant c4" });
  expect(choice.of("t", 1, 7)).toBe("plant c4");
  expect([choice.of("u", 1, 7), choice.of("t", 0, 7), choice.of("t", 1, 8)]).toEqual(["", "", ""]);
  choice.drop();
  expect(choice.of("t", 1, 7)).toBe("");
  sessionStorage.setItem("hain-choice", "{");
  expect(choice.of("t", 1, 7)).toBe("");
});

test("the keys of a table that is no more are forgotten, those of others stay", () => {
  keys.keep("t", { 0: "0.1.a" });
  keys.keep("u", { 0: "0.1.b" });
  keys.forget("t");
  expect([keys.of("t").own, keys.of("u").own]).toEqual([{}, { 0: "0.1.b" }]);
});
