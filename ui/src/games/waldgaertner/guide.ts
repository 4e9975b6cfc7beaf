/** The guide to the rules of Waldgärtner: its sections in their order, with the rules in which the details stand. */

import { numbered, type Section } from "../../rules/guides";

const rules = numbered("WAG");

export const sections: readonly Section[] = [
  { id: "what", rules: rules(10, 17, 85, 86) },
  { id: "turn", rules: rules(45, 50, 56, 67, 72, 74, 79, 81, 89, 95, 103) },
  { id: "points", rules: rules(118, 119, 120, 121) },
  { id: "end", rules: rules(115, 125, 126) },
  { id: "advice", rules: [] },
];
