/** The guide to the rules of Earth: its sections in their order, with the rules in which the details stand. */

import { numbered, type Section } from "../../rules/guides";

const rules = numbered("EAR");

export const sections: readonly Section[] = [
  { id: "what", rules: rules(11, 12, 15) },
  { id: "turn", rules: rules(127, 131, 141, 149, 153, 162, 166, 171) },
  { id: "points", rules: rules(179, 181, 183, 184, 187) },
  { id: "end", rules: rules(175, 190, 191) },
  { id: "advice", rules: [] },
];
