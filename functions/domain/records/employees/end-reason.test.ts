import { expect, test } from "vitest";
import { endNoteProblem, endsAfterRehire, endsWith, endsWithoutNotes } from "./end-reason.ts";

const left = { lastDay: "2026-11-30", reason: "resigned", note: "Moves away" } as const;
const retired = { lastDay: "2028-06-30", reason: "retired", note: "" } as const;

test("the reason Other needs a note", () => {
  expect(endNoteProblem({ reason: "other", note: " " })).toEqual({ kind: "endNoteMissing" });
  expect(endNoteProblem({ reason: "other", note: "Sabbatical" })).toBeNull();
  expect(endNoteProblem(retired)).toBeNull();
});

test("an end that is undone has no reason", () => {
  const set = endsWith(null, left);
  expect(set).toEqual({ present: left, past: [], version: 1 });
  expect(endsWith(set, null)).toEqual({ present: null, past: [], version: 2 });
});

test("the reason of an earlier period is kept when the employee is hired again", () => {
  const back = endsAfterRehire(endsWith(null, left));
  expect(back).toMatchObject({ present: null, past: [left] });
  expect(endsAfterRehire(endsWith(back, retired)).past).toEqual([left, retired]);
});

test("erasing an employee's data keeps the reasons and drops the notes", () => {
  const ends = endsWithoutNotes(endsWith(endsAfterRehire(endsWith(null, left)), retired));
  expect(ends.past).toEqual([{ ...left, note: "" }]);
  expect(ends.present).toEqual(retired);
});
