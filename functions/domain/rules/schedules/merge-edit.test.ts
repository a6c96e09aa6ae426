import { describe, expect, test } from "vitest";
import { mergeEdit } from "./merge-edit.ts";

const base = { start: "09:00", end: "17:00", note: "", who: "ana" };

describe("two people editing one shift", () => {
  test("keep both changes when they touched different fields", () => {
    const mine = { ...base, note: "Bring the keys" };
    const theirs = { ...base, end: "18:00" };
    expect(mergeEdit(base, mine, theirs)).toEqual({
      merged: { ...base, note: "Bring the keys", end: "18:00" },
      taken: ["end"],
      conflicts: [],
    });
  });

  test("disagree where both changed one field, and what was typed stays", () => {
    const mine = { ...base, end: "16:00" };
    const theirs = { ...base, end: "18:00", who: "ben" };
    expect(mergeEdit(base, mine, theirs)).toEqual({
      merged: { ...base, end: "16:00", who: "ben" },
      taken: ["who"],
      conflicts: [{ field: "end", mine: "16:00", theirs: "18:00" }],
    });
  });

  test("do not disagree when both changed a field to the same value", () => {
    const both = { ...base, end: "18:00" };
    expect(mergeEdit(base, both, both)).toEqual({ merged: both, taken: [], conflicts: [] });
  });

  test("change nothing for each other when no one else saved", () => {
    const mine = { ...base, start: "08:00" };
    expect(mergeEdit(base, mine, base).merged).toEqual(mine);
  });
});
