/** The guide to the rules of Evergreen: its sections in their order, with the rules in which the details stand. */

import { numbered, type Section } from "../../rules/guides";

const rules = numbered("EVG");

export const sections: readonly Section[] = [
  { id: "what", rules: rules(7, 16) },
  { id: "draft", rules: rules(34, 37, 40, 41, 44) },
  { id: "action", rules: rules(52, 59, 61, 62, 64, 66) },
  { id: "power", rules: rules(49, 71, 74, 76, 83, 86), large: true },
  { id: "light", rules: rules(96, 99, 101, 102, 103, 109), large: true },
  { id: "forest", rules: rules(104, 105, 106) },
  { id: "end", rules: rules(112, 113, 114) },
  { id: "advice", rules: [] },
];
