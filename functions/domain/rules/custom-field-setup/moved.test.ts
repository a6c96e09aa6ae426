import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test("an item moves one place up or down, and not beyond the ends", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, 1, -1)).toEqual(["b", "a", "c"]);
  expect(moved(list, 1, 1)).toEqual(["a", "c", "b"]);
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
});
