import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import type { ImportPlan } from "./imported-entry.ts";
import {
  importedPunches,
  importedRole,
  importedSpans,
  judgedImport,
  sameTime,
} from "./imported-entry.ts";
import { importedEntryId } from "./imported-work.ts";

const at = (time: string, day = "02") =>
  `2026-03-${day}T${time}${time.length === 5 ? ":00" : ""}.000Z`;
const now = at("12:00", "05");
const shift = {
  id: aShiftId("day"),
  locationId: aLocationId("harbor"),
  startsAt: at("14:00"),
  endsAt: at("22:00"),
  jobRoleId: roleId("barista"),
} as PublishedShift;
const plan: ImportPlan = {
  shift,
  elsewhere: null,
  isPlanned: true,
  clock: { graceSeconds: 300, unscheduled: "flag" },
};
const lunch = { startsAt: at("17:00:10"), endsAt: at("17:30:50"), isPaid: false };
const work = {
  startsAt: at("14:00:31"),
  endsAt: at("22:01:05"),
  breaks: [lunch],
  hasPunchedBreaks: true,
};

const judged = (
  change: Partial<typeof work> | { endsAt: null },
  other: Partial<ImportPlan> = {},
) => {
  const spans = importedSpans({ ...work, ...change });
  return judgedImport(anEntry(spans), { plan: { ...plan, ...other }, now });
};

describe("imported time", () => {
  test("keeps its punches to the second and is paid in whole minutes", () => {
    const { punched, payable } = importedSpans(work);
    expect(punched).toEqual({ startsAt: work.startsAt, endsAt: work.endsAt, breaks: [lunch] });
    expect(payable.startsAt).toBe(at("14:00"));
    expect(payable.breaks).toEqual([{ ...lunch, startsAt: at("17:00"), endsAt: at("17:30") }]);
  });

  test("has no punches of a break whose length alone is known, and is paid without it", () => {
    const { punched, payable } = importedSpans({ ...work, hasPunchedBreaks: false });
    expect(punched.breaks).toEqual([]);
    expect(payable.breaks).toHaveLength(1);
  });

  test("names each punch with the clock that recorded it", () => {
    const punches = importedPunches({ ...work, device: "Back door" }, now);
    expect(punches.map(({ kind, at: moment }) => [kind, moment.slice(11, 19)])).toEqual([
      ["clockIn", "14:00:31"],
      ["startBreak", "17:00:10"],
      ["endBreak", "17:30:50"],
      ["clockOut", "22:01:05"],
    ]);
    expect(punches[0]).toMatchObject({
      source: "import",
      device: { id: null, name: "Back door" },
      receivedAt: now,
      wasOffline: false,
    });
    expect(importedPunches({ ...work, endsAt: null, device: null }, now)).toHaveLength(3);
  });

  test("gets the flags that its punches would have got", () => {
    expect(judged({})).toMatchObject({ state: "closed", flags: [] });
    expect(judged({ startsAt: at("14:06") }).flags).toEqual(["lateIn"]);
    expect(judged({ endsAt: at("21:00") }).flags).toEqual(["earlyOut"]);
    expect(judged({}, { shift: null }).flags).toEqual(["noShift"]);
  });

  test("without a clock-out is unpaid, with the end of the shift as the proposal", () => {
    const entry = judged({ endsAt: null });
    expect(entry).toMatchObject({
      state: "needsFix",
      flags: ["missedClockOut"],
      proposedEndsAt: shift.endsAt,
    });
    expect(entry.payable.endsAt).toBeNull();
  });

  test("with a clock-out after 16 hours is unpaid, and the clock-out is kept", () => {
    const late = at("06:00:31", "03");
    const entry = judged({ endsAt: late });
    expect(entry).toMatchObject({ state: "needsFix", flags: ["missedClockOut"] });
    expect(entry.punched?.endsAt).toBe(late);
    expect(entry.payable.endsAt).toBeNull();
    expect(judged({ endsAt: at("06:00:30", "03") }).state).toBe("closed");
  });

  test("is of the role that the file names, else of the shift's, else of the employee's first", () => {
    const own = [roleId("cook")];
    expect(importedRole({ jobRoleId: roleId("lead") }, shift, own)).toBe(roleId("lead"));
    expect(importedRole({ jobRoleId: null }, shift, own)).toBe(roleId("barista"));
    expect(importedRole({ jobRoleId: null }, null, own)).toBe(roleId("cook"));
    expect(importedRole({ jobRoleId: null }, null, [])).toBeNull();
  });
});

describe("an entry that is there already", () => {
  const spans = importedSpans(work);

  test("is the same by what was punched, whatever was corrected since", () => {
    const corrected = {
      ...spans,
      payable: { ...spans.payable, startsAt: at("13:00"), endsAt: at("20:00") },
    };
    expect(sameTime(corrected, work)).toBe("same");
  });

  test("is the same by the minutes that are paid, as a file of our own has them", () => {
    const exported = { startsAt: at("14:00"), endsAt: at("22:01") };
    expect(sameTime(spans, exported)).toBe("same");
    expect(sameTime({ punched: null, payable: spans.payable }, exported)).toBe("same");
  });

  test("with another end is told apart from other time", () => {
    expect(sameTime(spans, { ...work, endsAt: at("23:00") })).toBe("otherEnd");
    expect(sameTime(spans, { ...work, endsAt: null })).toBe("otherEnd");
    expect(sameTime(spans, { ...work, startsAt: at("13:59:59") })).toBe("other");
  });

  test("of a clock-in has one id for its employee and second", () => {
    const [ana, bob] = [anEmployeeId("ana"), anEmployeeId("bob")];
    expect(importedEntryId(ana, work.startsAt)).toBe(importedEntryId(ana, at("14:00:31")));
    expect(importedEntryId(ana, work.startsAt)).not.toBe(importedEntryId(ana, at("14:00:32")));
    expect(importedEntryId(ana, work.startsAt)).not.toBe(importedEntryId(bob, work.startsAt));
  });
});
