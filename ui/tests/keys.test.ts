import { beforeEach, expect, test } from "vitest";
import { keys, linkOf, seatOf } from "../src/wire/keys";

beforeEach(() => localStorage.clear());

test("a key names its seat, that of an onlooker none", () => {
  expect([seatOf("3.abc"), seatOf("onlooker.abc"), seatOf("")]).toEqual([3, null, null]);
});

test("keys of a table are added to those that are kept", () => {
  keys.keep("t", { own: { 0: "0.a" }, others: { onlooker: "onlooker.b" } });
  keys.keep("t", { own: { 2: "2.c" }, others: {}, names: { 2: "Ben" } });
  expect(keys.of("t")).toEqual({
    own: { 0: "0.a", 2: "2.c" },
    others: { onlooker: "onlooker.b" },
    names: { 2: "Ben" },
  });
  expect(keys.of("other")).toEqual({ own: {}, others: {} });
});

test("only the last tables are kept", () => {
  for (let number = 0; number < 70; number += 1) keys.keep(`t${number}`, { own: { 0: "0.a" }, others: {} });
  expect(keys.of("t0").own).toEqual({});
  expect(keys.of("t69").own).toEqual({ 0: "0.a" });
});

test("the key stands behind the number sign, which no server sees", () => {
  expect(linkOf("t", "0.a")).toBe(`${location.origin}/table/t#0.a`);
});
