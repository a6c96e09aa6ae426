import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";

test("a job role is the same however it is typed", () => {
  expect(nameKey(" barista ")).toBe(nameKey("Barista"));
  expect(nameKey("shift  LEAD")).toBe(nameKey("Shift lead"));
  expect(nameKey("Barista")).not.toBe(nameKey("Head Barista"));
});
