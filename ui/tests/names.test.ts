import { beforeAll, expect, test, vi } from "vitest";
import { eventWords, moveGroup, moveWords, seatName } from "../src/names";
import { words } from "../src/words.svelte";
import { keepBoxes } from "./boxes";

const CHAIRS = [
  { name: "Ada", bot: "", person: true, resigned: false, maker: false, moved: false },
  { name: "", bot: "tree", person: false, resigned: false, maker: false, moved: false },
  { name: "", bot: "", person: false, resigned: false, maker: false, moved: false },
];

beforeAll(() => {
  keepBoxes();
  words.add(
    "en",
    `screen-bot-name-1 = Fern
screen-open-seat = open seat
glade-move-at = Lay it on { $space } of { $owner }
glade-move-flip_store = Turn one in the store of { $owner }
waldgaertner-move-visit = Visit { $stack }
waldgaertner-move-visit_6 = Search
earth-move-claim_soil = Soil ({ $count ->
    [one] one
   *[other] many
})
screen-verb-place = Lay
waldgaertner-move-plant = Plant { $card } on { $slot }
waldgaertner-move-plant_as = Plant { $card } on { $slot } { $how }
screen-how-small = as a small shrub
screen-event-took_back = { $seat } takes back: { $move }
waldgaertner-card-weinrebe = Ivy
glade-event-laid_claimed = { $seat } lays it on { $space } of { $board }.
evergreen-event-planted = { $seat } plants a sprout on { $space }.
`,
  );
});

test("a move in words names things and people", () => {
  expect(moveWords("glade", "at 1 c4", CHAIRS)).toBe("Lay it on c4 of Fern");
  expect(moveWords("glade", "flip store 0", CHAIRS)).toBe("Turn one in the store of Ada");
  expect(moveWords("waldgaertner", "plant weinrebe 1a", CHAIRS)).toBe("Plant Ivy on 1a");
  expect(moveWords("waldgaertner", "plant weinrebe 1a small", CHAIRS)).toBe(
    "Plant Ivy on 1a as a small shrub",
  );
  expect(moveWords("waldgaertner", "visit 2", CHAIRS)).toBe("Visit 2");
  expect(moveWords("waldgaertner", "visit 6", CHAIRS)).toBe("Search");
  expect(moveWords("earth", "claim soil 1", CHAIRS)).toBe("Soil (one)");
});

test("a long list is folded by the verb and the first of several things", () => {
  expect(moveGroup("glade", "place ham d4")).toBe("Lay: ham");
  expect(moveGroup("glade", "dance ham d4")).toBe("");
});

test("a move that cannot be said is shown as it is written", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(moveWords("glade", "dance", CHAIRS)).toBe("dance");
  expect(moveWords("glade", "end", CHAIRS)).toBe("end");
  expect(moveWords("waldgaertner", "plant weinrebe 1a sideways", CHAIRS)).toBe("plant weinrebe 1a sideways");
  words.add("en", "glade-move-pass = Pass { $thing }\n");
  expect(moveWords("glade", "pass", CHAIRS)).toBe("pass");
  expect(told).toHaveBeenCalledTimes(4);
});

test("people, bots and open chairs have names", () => {
  expect(CHAIRS.map((_, seat) => seatName(CHAIRS, seat))).toEqual(["Ada", "Fern", "open seat"]);
});

test("a line of the log names everybody whom it tells of", () => {
  const lies = { kind: "laid_claimed", seat: 0, details: { tile: "ham", board: 1, space: "d4" } };
  expect(eventWords("glade", lies, { chairs: CHAIRS })).toBe("Ada lays it on d4 of Fern.");
});

test("a line of the log names who did it, also for what was taken back", () => {
  const planted = { seq: 1, kind: "planted", seat: 0, details: { space: "c4" } };
  expect(eventWords("evergreen", planted, { chairs: CHAIRS })).toBe("Ada plants a sprout on c4.");
  const back = { kind: "took_back", seat: 1, details: { move: "at 0 d4" } };
  expect(eventWords("glade", back, { chairs: CHAIRS })).toBe("Fern takes back: Lay it on d4 of Ada");
});
