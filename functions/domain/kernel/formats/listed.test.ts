import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("up to five names are listed, then the number of the others", () => {
  const names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
  expect(listed([])).toBe("");
  expect(listed(names.slice(0, 1))).toBe("Ana");
  expect(listed(names.slice(0, 2))).toBe("Ana and Bo");
  expect(listed(names.slice(0, 5))).toBe("Ana, Bo, Cy, Di and Ed");
  expect(listed(names)).toBe("Ana, Bo, Cy, Di, Ed and 2 more");
});
