import { beforeAll, expect, test } from "vitest";
import { Geometry, geometryOf, nameOf, place } from "../src/games/evergreen/geometry";
import { byThing, cardParts, MAP, piecesOf, spaceOf, verbOf } from "../src/games/evergreen/planet";
import { keepBoxes } from "./boxes";

const planet = geometryOf(MAP);

beforeAll(() => {
  keepBoxes();
});

test("spaces are named by column and row", () => {
  expect(place("d4")).toEqual([3, 3]);
  expect(nameOf(5, 0)).toBe("f1");
  expect(planet.cells.filter(({ name }) => planet.isSpace(name))).toHaveLength(32);
  expect(planet.isSpace("b2")).toBe(false);
  expect(planet.ground("e5")).toBe("crevice");
  expect(planet.ground("g1")).toBe("");
});

test("the planet is round: the middle of a side reaches the rim, a corner is drawn in", () => {
  expect(planet.at(3, 0)).toEqual([0, -300]);
  expect(planet.at(6, 3)).toEqual([300, 0]);
  const [x, y] = planet.at(0, 0);
  expect(x).toBeCloseTo(y);
  expect(x).toBeGreaterThan(-250);
  expect(planet.at(3, 3)).toEqual([0, 0]);
});

test("rows and columns keep their order, so light can be read", () => {
  for (let row = 0; row < 6; row += 1)
    for (let column = 1; column < 6; column += 1)
      expect(planet.centre(nameOf(column, row))[0]).toBeGreaterThan(
        planet.centre(nameOf(column - 1, row))[0],
      );
});

/** How wide and high the place is on which a tap means this space, on a phone of 390 with margins of 12. */
function reach(name: string): [number, number] {
  const numbers = planet
    .reach(name)
    .match(/-?\d+\.\d/g)!
    .map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const scale = 366 / 657;
  return [(Math.max(...xs) - Math.min(...xs)) * scale, (Math.max(...ys) - Math.min(...ys)) * scale];
}

test("on a phone every space can be hit with a thumb", () => {
  for (const { name } of planet.cells.filter((cell) => planet.isSpace(cell.name)))
    for (const size of reach(name)) expect(size, name).toBeGreaterThanOrEqual(44);
});

test("shadows fall away from the sun", () => {
  const middle = (path: string, at: 0 | 1) => {
    const numbers = path.match(/-?\d+\.\d/g)!.map(Number);
    const found = numbers.filter((_, place) => place % 2 === at);
    return found.reduce((sum, each) => sum + each, 0) / found.length;
  };
  const [x, y] = planet.centre("c3");
  expect(middle(planet.shadow("c3", 2, "e"), 0)).toBeLessThan(x);
  expect(middle(planet.shadow("c3", 2, "w"), 0)).toBeGreaterThan(x);
  expect(middle(planet.shadow("c3", 1, "n"), 1)).toBeGreaterThan(y);
  expect(middle(planet.shadow("c3", 1, "s"), 1)).toBeLessThan(y);
});

test("roots join neighbours only", () => {
  expect(planet.roots(["c3", "d3", "c4", "f6"])).toHaveLength(2);
  expect(planet.roots(["a1", "b2"])).toHaveLength(0);
});

test("arrow keys go to the nearest lit space that way, and stay where there is none", () => {
  const lit = ["a1", "c1", "c4", "f6"];
  expect(planet.next("a1", 1, 0, lit)).toBe("c1");
  expect(planet.next("c1", 0, 1, lit)).toBe("c4");
  expect(planet.next("c4", 1, 0, lit)).toBe("f6");
  expect(planet.next("f6", 1, 0, lit)).toBe("f6");
});

test("another map is another planet", () => {
  const small = new Geometry([
    ["snow", "snow", "rock", "rock"],
    ["snow", "crevice", "", "rock"],
    ["wheat", "wheat", "rock", "rock"],
    ["wheat", "wheat", "rock", "rock"],
  ]);
  expect(small.isSpace("c2")).toBe(false);
  expect(small.at(2, 0)).toEqual([0, -300]);
  // nothing is drawn between a cell and a place without one
  expect(small.borders()).toHaveLength(20);
});

test("planets and moves are read as the rules write them", () => {
  const pieces = piecesOf(["s . t T b w", ". # . . # ."]);
  expect(Object.fromEntries(pieces)).toEqual({
    a1: "sprout",
    c1: "small_tree",
    d1: "big_tree",
    e1: "bush",
    f1: "lake",
  });
  expect([verbOf("plant c4"), spaceOf("plant c4")]).toEqual(["plant", "c4"]);
  expect(["plant a1", "grow a1", "bush a1", "lake a1"].map(spaceOf)).toEqual(["a1", "a1", "a1", "a1"]);
  expect(["draft snow-lake", "power", "done", "pass", ""].some(spaceOf)).toBe(false);
  expect([...byThing(["plant a1", "grow b1", "done", "draft snow-lake"]).keys()]).toEqual([
    "space:a1",
    "space:b1",
    "card:snow-lake",
  ]);
  expect(cardParts("wild-small_tree")).toEqual({ biome: "wild", power: "small_tree" });
});
