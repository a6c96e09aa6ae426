import { expect, test } from "vitest";
import { namesById } from "./names-by-id.ts";

const harborside = { id: "a", name: "Harborside" };

test("a record that is gone is called what it was", () => {
  const nameOf = namesById([harborside], "Former location");
  expect(nameOf("a")).toBe("Harborside");
  expect(nameOf("b")).toBe("Former location");
});

test("nothing is called gone while the records are loading", () => {
  expect(namesById(null, "Former location")("a")).toBe("…");
});
