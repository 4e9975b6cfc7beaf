/** The guide to the rules of The Glade: its sections in their order, with the rules in which the details stand. */

import { numbered, type Section } from "../../rules/guides";

const rules = numbered("GLD");

export const sections: readonly Section[] = [
  { id: "what", rules: rules(19, 23, 26) },
  { id: "turn", rules: rules(45, 47, 58, 62, 65, 75, 80, 89, 98) },
  { id: "points", rules: rules(108, 109, 110, 111, 112, 113, 115) },
  { id: "end", rules: rules(103, 105, 117) },
  { id: "advice", rules: [] },
];
