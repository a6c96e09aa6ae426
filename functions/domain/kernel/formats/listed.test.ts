import { expect, test } from "vitest";
import { onDevice } from "./readers.test-support.ts";
import { listed } from "./listed.ts";

test("up to five names are listed, then the number of the others", () => {
  const names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
  expect(listed([], onDevice)).toBe("");
  expect(listed(names.slice(0, 1), onDevice)).toBe("Ana");
  expect(listed(names.slice(0, 2), onDevice)).toBe("Ana and Bo");
  expect(listed(names.slice(0, 5), onDevice)).toBe("Ana, Bo, Cy, Di and Ed");
  expect(listed(names, onDevice)).toBe("Ana, Bo, Cy, Di, Ed and 2 more");
});
