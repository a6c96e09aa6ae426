import { expect, test } from "vitest";
import { onDevice } from "./readers.test-support.ts";
import { counted } from "./counted.ts";
import { nouns } from "./nouns.ts";

test("one is one, and none and several are many", () => {
  expect([0, 1, 2].map((count) => counted(count, nouns.shift, onDevice))).toEqual([
    "0 shifts",
    "1 shift",
    "2 shifts",
  ]);
});

test("a plural of its own is used where there is one", () => {
  expect(counted(2, nouns.person, onDevice)).toBe("2 people");
  expect(counted(1, nouns.person, onDevice)).toBe("1 person");
});
