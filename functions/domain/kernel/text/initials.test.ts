import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ana Maria Diaz", "AD"],
  ["ana", "A"],
  ["=Ana (night)", "AN"],
  ["Éva Ő", "ÉŐ"],
  ["", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
