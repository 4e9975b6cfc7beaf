import { beforeEach, expect, test } from "vitest";
import { invitedTo, keys, linkOf, seatOf } from "../src/wire/keys";

beforeEach(() => localStorage.clear());

test("a key names its seat, that of an onlooker and an invitation none", () => {
  expect([seatOf("3.7.abc"), seatOf("onlooker.abc"), seatOf("invite-3.0.abc"), seatOf("")]).toEqual([
    3,
    null,
    null,
    null,
  ]);
  expect([invitedTo("invite-3.0.abc"), invitedTo("3.7.abc"), invitedTo("onlooker.abc")]).toEqual([
    3,
    null,
    null,
  ]);
});

test("keys of a table are added to those that are kept", () => {
  keys.take({ table: "t", seats: [0], links: { 0: "0.1.a", 1: "invite-1.0.x", onlooker: "onlooker.b" } });
  keys.keep("t", { 2: "2.4.c" });
  expect(keys.of("t")).toEqual({
    own: { 0: "0.1.a", 2: "2.4.c" },
    others: { 1: "invite-1.0.x", onlooker: "onlooker.b" },
  });
  expect(keys.of("other")).toEqual({ own: {}, others: {} });
});

test("what the server says takes the place of older invitations and of an older key to the same seat", () => {
  keys.take({ table: "t", seats: [0], links: { 0: "0.a", 1: "1.x", onlooker: "onlooker.b" } }, { 0: "Ada" });
  keys.take({ table: "t", seats: [0], links: { 0: "0.1.a" } }, { 2: "Ben" });
  expect(keys.of("t")).toEqual({
    own: { 0: "0.1.a" },
    others: { onlooker: "onlooker.b" },
    names: { 0: "Ada", 2: "Ben" },
  });
});

test("a key that opens nothing is forgotten, the others stay", () => {
  keys.keep("t", { 0: "0.1.a", 1: "1.2.b" });
  keys.drop("t", "1.2.b");
  keys.drop("t", "9.9.z");
  expect(keys.of("t").own).toEqual({ 0: "0.1.a" });
});

test("only the last tables are kept", () => {
  for (let number = 0; number < 70; number += 1) keys.keep(`t${number}`, { 0: "0.a" });
  expect(keys.of("t0").own).toEqual({});
  expect(keys.of("t69").own).toEqual({ 0: "0.a" });
});

test("the key stands behind the number sign, which no server sees", () => {
  expect(linkOf("t", "0.a")).toBe(`${location.origin}/table/t#0.a`);
});
