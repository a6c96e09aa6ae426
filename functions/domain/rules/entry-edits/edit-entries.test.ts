import { describe, expect, test } from "vitest";
import {
  aLocationId,
  anEmployeeId,
  anEntryId,
  aShiftId,
} from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { editedEntry, needsReason } from "./edit-entry.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { mergeEntries } from "./merge-entries.ts";
import { splitEntry } from "./split-entry.ts";
import { timeOffOfEntry } from "./time-off-of-entry.ts";

const by = { name: "Kim", at: "2026-03-03T09:00:00.000Z" };
const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), breaks: [] });
const closed = (change: Partial<TimeEntry> = {}) =>
  anEntry({
    state: "closed",
    punched: { ...span("14:00", "22:00"), startsAt: "2026-03-02T14:00:10.000Z" },
    payable: span("14:00", "22:00"),
    ...change,
  });
const asLead = {
  jobRoleId: roleId("lead"),
  locationId: aLocationId("market"),
  shiftId: aShiftId("late"),
  timeZone: "America/Chicago",
};
const split = (entry: TimeEntry) =>
  splitEntry(entry, { at: at("18:00"), id: anEntryId("second"), work: asLead, who: "Ana" }, by);

describe("an entry that is split", () => {
  test("keeps its work until then, and the second piece has other work and the same punches", () => {
    const [first, second] = split(closed({ flags: ["lateIn"] }));
    expect(first).toMatchObject({ id: "entry", payable: span("14:00", "18:00"), version: 2 });
    expect(first).toMatchObject({ flags: [], jobRoleId: "barista", madeFrom: [] });
    expect(second).toMatchObject({ ...asLead, id: "second", payable: span("18:00", "22:00") });
    expect(second).toMatchObject({ madeFrom: ["entry"], version: 1, updatedByName: "Kim" });
    expect(second.punched).toEqual(closed().punched);
    expect(first.punched).toEqual(closed().punched);
  });

  test("at its start, at its end or without an end is refused", () => {
    for (const payable of [span("18:00", "22:00"), span("14:00", "18:00")]) {
      expect(() => split(closed({ payable }))).toThrow(brokenRule("splitOutside"));
    }
    const open = { ...span("14:00", "22:00"), endsAt: null };
    expect(() => split(closed({ payable: open }))).toThrow(broken("entryOpen", { who: "Ana" }));
  });
});

describe("entries that are merged", () => {
  const later = (change: Partial<TimeEntry> = {}) =>
    closed({ id: anEntryId("later"), payable: span("22:30", "23:30"), note: "Late", ...change });
  const merge = (...entries: TimeEntry[]) => mergeEntries(entries, { who: "Ana", by });

  test("become the first one, and the others are voided with their punches", () => {
    const { kept, voided } = merge(later(), closed());
    const gap = { startsAt: at("22:00"), endsAt: at("22:30"), isPaid: false };
    expect(kept).toMatchObject({ id: "entry", state: "closed", madeFrom: ["later"], note: "Late" });
    expect(kept.payable).toEqual({ ...span("14:00", "23:30"), breaks: [gap] });
    expect(voided).toMatchObject([{ id: "later", state: "voided", payable: later().payable }]);
  });

  test("are again what was split", () => {
    const whole = closed();
    const [first, second] = split(whole);
    const same = { ...second, jobRoleId: first.jobRoleId, locationId: first.locationId };
    expect(merge(first, same).kept).toEqual({ ...whole, madeFrom: ["second"], ...byKim(3) });
  });

  test.each([
    [[closed()], "mergeOfOne"],
    [[closed(), later({ employeeId: anEmployeeId("ben") })], "mergeOfOne"],
    [[closed(), later({ jobRoleId: roleId("lead") })], "mergeDiffers"],
    [[closed(), later({ locationId: aLocationId("market") })], "mergeDiffers"],
    [[closed({ payable: span("10:00", "18:29") }), later()], "notAdjoining"],
    [[closed(), later({ payable: span("21:59", "23:00") })], "breakOutside"],
    [[closed(), later({ state: "approved" })], "illegalTransition"],
  ] as const)("are refused: %#, %s", (entries, code) => {
    expect(() => merge(...entries)).toThrow(brokenRule(code));
  });
});

function byKim(version: number) {
  return { updatedByName: by.name, updatedAt: by.at, version };
}

describe("an edit", () => {
  test("counts as a review of the flags, and marks time that was approved before", () => {
    const late = closed({ flags: ["lateIn"] });
    expect(editedEntry(late, "changeBreaks", { by }).flags).toEqual([]);
    const once = { ...late, wasApproved: true };
    expect(editedEntry(once, "reassign", { by }).flags).toEqual(["editedAfterApproval"]);
  });

  test("of other work leaves an entry without an end as it is", () => {
    const open = { flags: ["missedClockOut" as const], proposedEndsAt: at("22:00") };
    const before = anEntry({ state: "needsFix", ...open });
    const after = editedEntry(before, "reassign", { ...asLead, by });
    expect(after).toMatchObject({ ...open, ...asLead, state: "needsFix" });
  });

  test("needs a reason for time that was approved or is older than the company's days", () => {
    const monday = { wasApproved: false, day: "2026-03-02" };
    expect(needsReason(monday, { closesAfterDays: null }, "2026-12-31")).toBe(false);
    expect(needsReason(monday, { closesAfterDays: 7 }, "2026-03-09")).toBe(false);
    expect(needsReason(monday, { closesAfterDays: 7 }, "2026-03-10")).toBe(true);
    const approved = { ...monday, wasApproved: true };
    expect(needsReason(approved, { closesAfterDays: null }, "2026-03-02")).toBe(true);
  });
});

describe("time off in the place of an entry", () => {
  const timeZone = "America/New_York";
  test("is its hours of that day", () => {
    const part = { startsAtLocal: "09:00", endsAtLocal: "17:00" };
    const day = { from: "2026-03-02", until: "2026-03-02" };
    expect(timeOffOfEntry({ payable: span("14:00", "22:00"), timeZone })).toEqual({ ...day, part });
  });

  test("is the whole day of the start for a night, and without an end", () => {
    const whole = { from: "2026-03-02", until: "2026-03-02", part: null };
    const night = { ...span("23:00", "23:30"), endsAt: "2026-03-03T07:00:00.000Z" };
    for (const payable of [night, { ...night, endsAt: null }]) {
      expect(timeOffOfEntry({ payable, timeZone })).toEqual(whole);
    }
  });
});
