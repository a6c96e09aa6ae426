import { describe, expect, test } from "vitest";
import { brokenRule } from "../violations/broken.test-support.ts";
import { aPublishedShift, aShift } from "./shift-builder.test-support.ts";
import { editEventOf, shiftStateAfter } from "./shift-state.ts";

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
    ["published", "revert", "published"],
    ["changed", "revert", "published"],
    ["cancelled", "revert", "published"],
    ["cancelled", "revive", "draft"],
    ["published", "withdraw", "draft"],
    ["changed", "withdraw", "draft"],
    ["cancelled", "withdraw", "cancelled"],
  ] as const)("that is %s becomes, on %s, %s", (from, event, to) => {
    expect(shiftStateAfter(from, event)).toBe(to);
  });

  test.each(["publish", "cancel"] as const)("that is cancelled refuses %s", (event) => {
    expect(() => shiftStateAfter("cancelled", event)).toThrow(brokenRule("illegalTransition"));
  });
});

describe("saving a shift", () => {
  const seen = aPublishedShift();

  test("as staff see it already takes its changes back", () => {
    expect(editEventOf("changed", seen, aShift())).toBe("revert");
    expect(editEventOf("cancelled", seen, aShift())).toBe("revert");
  });

  test("otherwise is a change that staff do not see", () => {
    expect(editEventOf("published", seen, aShift({ note: "Keys" }))).toBe("edit");
    expect(editEventOf("draft", null, aShift())).toBe("edit");
  });

  test("that was deleted and that staff do not see restores a draft", () => {
    expect(editEventOf("cancelled", null, aShift())).toBe("revive");
  });
});
