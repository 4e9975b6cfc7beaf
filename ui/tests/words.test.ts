import { expect, test } from "vitest";
import { words } from "../src/words.svelte";

test("a message gets its details, and things of a game get their names", () => {
  words.add("en", "took = { $seat } took { $cards }\nevergreen-card-wl = Wheat, lake\n");
  expect(words.say("took", { seat: "Ada", cards: ["wl", "zz"] }, "evergreen")).toBe(
    "Ada took Wheat, lake, zz",
  );
});

test("further messages of a language do not replace the earlier ones", () => {
  words.add("en", "first = one\n");
  words.add("en", "second = two\n");
  expect([words.say("first"), words.say("second")]).toEqual(["one", "two"]);
});
