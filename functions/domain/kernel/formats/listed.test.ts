import { expect, test } from "vitest";
import { german, onDevice } from "./readers.test-support.ts";
import { listed, moreLine } from "./listed.ts";

test("up to five names are listed, then the number of the others", () => {
  const names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
  expect(listed([], onDevice)).toBe("");
  expect(listed(names.slice(0, 1), onDevice)).toBe("Ana");
  expect(listed(names.slice(0, 2), onDevice)).toBe("Ana and Bo");
  expect(listed(names.slice(0, 5), onDevice)).toBe("Ana, Bo, Cy, Di and Ed");
  expect(listed(names, onDevice)).toBe("Ana, Bo, Cy, Di, Ed and 2 more");
});

test("the line below a list that is cut off counts the others", () => {
  expect(moreLine(2, onDevice)).toBe("and 2 more");
  expect(moreLine(1204, german)).toBe("and 1.204 more");
});
