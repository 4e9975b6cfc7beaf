import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../src/words.svelte";
import { keepBox } from "./boxes";

const told = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => told.mockClear());
keepBox("evergreen", ["card"]);
keepBox("earth", ["card"]);

test("a message gets its details, and things of a game get their names", () => {
  words.add("en", "took = { $seat } took { $cards }\nevergreen-card-wl = Wheat, lake\n");
  expect(words.say("took", { seat: "Ada", cards: ["wl", "wl"] }, "evergreen")).toBe(
    "Ada took Wheat, lake, Wheat, lake",
  );
  expect(words.say("took", { seat: "Ada", cards: ["zz"] }, "evergreen")).toBe("Ada took zz");
  expect(words.problems).toContain("en: no message evergreen-card-zz");
});

test("what is a word already is never taken for an id", () => {
  words.add("en", "take = Take { $gain }\nearth-gain-soil = gain { $count } soil\n");
  words.add("en", "did = { $seat } did it\nevergreen-seat-over = The seat is over.\n");
  expect(words.say("take", { gain: "soil" }, "earth")).toBe("Take soil");
  expect(words.say("did", { seat: "over" }, "evergreen")).toBe("over did it");
});

test("what cannot be said never stops the screen, and is told once", () => {
  words.add("en", "many = { $count } of { nowhere }\n");
  expect(words.say("many")).toContain("of");
  expect(words.sayWhole("many", { count: 2 })).toBeNull();
  expect(words.say("no-such-thing")).toBe("no-such-thing");
  expect(words.say("no-such-thing")).toBe("no-such-thing");
  expect(words.problems).toContain("en: no message no-such-thing");
  expect(told.mock.calls.filter(([text]) => String(text).includes("no-such-thing"))).toHaveLength(1);
});

test("further messages of a language do not replace the earlier ones", () => {
  words.add("en", "first = one\n");
  words.add("en", "second = two\n");
  expect([words.say("first"), words.say("second")]).toEqual(["one", "two"]);
});
