import { expect, test } from "vitest";
import { continued } from "../src/wire/course";

const COURSE = { totals: [[0], [1]], movers: [0] };
const went = (count: number, mover: number | null, total: number) => ({
  seq: 9,
  count,
  mover,
  totals: [total],
});

test("a message continues the course by the moves it tells of", () => {
  expect(continued(COURSE, { made: 3, went: [went(2, 1, 4), went(3, 0, 5)] })).toEqual({
    totals: [[0], [1], [4], [5]],
    movers: [0, 1, 0],
  });
  expect(COURSE.movers).toEqual([0]);
});

test("what the course has already changes nothing", () => {
  expect(continued(COURSE, { made: 1, went: [] })).toEqual(COURSE);
  expect(continued(COURSE, { made: 1, went: [went(1, 0, 7)] })).toEqual(COURSE);
});

test("where something is missing or was taken back it has to be asked anew", () => {
  expect(continued(COURSE, { made: 3, went: [went(3, 0, 5)] })).toBeNull();
  expect(continued(COURSE, { made: 2, went: [] })).toBeNull();
  expect(continued(COURSE, { made: 0, went: [went(0, null, 0)] })).toBeNull();
  expect(continued(COURSE, { made: 1, went: [went(0, null, 0), went(1, 0, 3)] })).toBeNull();
});
