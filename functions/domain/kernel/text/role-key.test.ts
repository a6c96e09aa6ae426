import { expect, test } from "vitest";
import { roleKey } from "./role-key.ts";

test("a job role is the same however it is typed", () => {
  expect(roleKey(" barista ")).toBe(roleKey("Barista"));
  expect(roleKey("Barista")).not.toBe(roleKey("Head Barista"));
});
