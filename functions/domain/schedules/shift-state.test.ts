import { describe, expect, test } from "vitest";
import { shiftStateAfter } from "./shift-state.ts";

describe("a shift", () => {
  test.each([
    ["draft", "edit", "draft"],
    ["draft", "publish", "published"],
    ["draft", "cancel", "cancelled"],
    ["published", "edit", "changed"],
    ["published", "publish", "published"],
    ["published", "cancel", "cancelled"],
    ["changed", "edit", "changed"],
    ["changed", "publish", "published"],
    ["changed", "cancel", "cancelled"],
    ["cancelled", "edit", "changed"],
  ] as const)("that is %s becomes, on %s, %s", (from, event, to) => {
    expect(shiftStateAfter(from, event)).toBe(to);
  });

  test.each(["publish", "cancel"] as const)("that is cancelled refuses %s", (event) => {
    expect(() => shiftStateAfter("cancelled", event)).toThrow("A shift that is cancelled cannot");
  });
});
