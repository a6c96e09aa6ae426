import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { hasUnpublishedChanges, publishDiff, seenDiff } from "./publish-diff.ts";
import { aPublishedShift, aShift } from "./shift-builder.test-support.ts";

const nothing = { added: [], changed: [], removed: [] };

describe("publishing a week", () => {
  test("adds every shift of a week that was never published, in order of time", () => {
    const late = aShift({ id: aShiftId("late"), range: "14:00-22:00" });
    const early = aShift({ id: aShiftId("early"), range: "06:00-14:00" });
    expect(publishDiff([late, early], [])).toEqual({ ...nothing, added: [early, late] });
  });

  test("changes nothing when staff already see the same", () => {
    const diff = publishDiff([aShift({ state: "published" })], [aPublishedShift()]);
    expect(diff).toEqual(nothing);
    expect(hasUnpublishedChanges(diff, [aShift({ state: "published" })])).toBe(false);
  });

  test.each([
    ["another person", { employeeId: anEmployeeId("ben") }],
    ["no employee", { employeeId: null }],
    ["another time", { range: "10:00-17:00" }],
    ["another day", { day: "2026-11-18" }],
    ["another role", { jobRoleId: roleId("cook") }],
    ["another break", { unpaidBreakSeconds: 1800 }],
    ["another note", { note: "Bring the keys" }],
  ])("changes a shift that has %s", (_what, change) => {
    const after = aShift({ ...change, state: "changed" });
    const before = aPublishedShift();
    expect(publishDiff([after], [before])).toEqual({ ...nothing, changed: [{ before, after }] });
  });

  test("removes a cancelled shift and one that left the week", () => {
    const gone = aPublishedShift({ id: aShiftId("gone") });
    const cancelled = aPublishedShift({ id: aShiftId("cancelled") });
    const working = [aShift({ id: aShiftId("cancelled"), state: "cancelled" })];
    expect(publishDiff(working, [gone, cancelled]).removed).toEqual([cancelled, gone]);
  });

  test("does not remove a draft that was cancelled before it was published", () => {
    expect(publishDiff([aShift({ state: "cancelled" })], [])).toEqual(nothing);
  });

  test("still has something to do for a shift that was edited there and back", () => {
    const working = [aShift({ state: "changed" })];
    const diff = publishDiff(working, [aPublishedShift()]);
    expect(diff).toEqual(nothing);
    expect(hasUnpublishedChanges(diff, working)).toBe(true);
  });
});

test("what staff see now is compared with what they saw in an earlier version", () => {
  const [kept, moved, gone, added] = ["kept", "moved", "gone", "added"].map((id) =>
    aPublishedShift({ id: aShiftId(id) }),
  );
  const after = aPublishedShift({ id: aShiftId("moved"), range: "10:00-18:00" });
  if (!kept || !moved || !gone || !added) throw new Error("Four shifts.");
  expect(seenDiff([kept, after, added], [kept, moved, gone])).toEqual({
    added: [added],
    changed: [{ before: moved, after }],
    removed: [gone],
  });
});
