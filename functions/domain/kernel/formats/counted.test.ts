import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is one, and none and several are many", () => {
  expect([0, 1, 2].map((count) => counted(count, "shift"))).toEqual([
    "0 shifts",
    "1 shift",
    "2 shifts",
  ]);
});

test("a plural of its own is used where there is one", () => {
  expect(counted(2, "person", "people")).toBe("2 people");
  expect(counted(1, "person", "people")).toBe("1 person");
});
