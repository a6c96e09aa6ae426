import {
  anEmployeeId,
  aLocationId,
  anEntryId,
  aShiftId,
} from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { noPositions, unedited } from "../../records/time-entries/time-entry.ts";
import type { DaySources } from "./summarise-day.ts";
import { summariseDay } from "./summarise-day.ts";

const day = "2026-11-17";
const at = (time: string, date = day) => new Date(`${date}T${time}:00-05:00`).toISOString();

function anEntry(change: Partial<TimeEntry> & { from?: string; to?: string | null }): TimeEntry {
  const { from = at("09:00"), to = at("17:00"), ...rest } = change;
  return {
    id: anEntryId("entry"),
    employeeId: anEmployeeId("ana"),
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    shiftId: null,
    timeZone: "America/New_York",
    day,
    weekStart: "2026-11-16",
    punched: null,
    payable: { startsAt: from, endsAt: to, breaks: [] },
    proposedEndsAt: null,
    positions: noPositions,
    punches: [],
    ...unedited,
    state: to === null ? "clockedIn" : "closed",
    flags: [],
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: "Kim",
    updatedAt: at("17:00"),
    version: 1,
    ...rest,
  };
}

function summary(change: Partial<DaySources>) {
  return summariseDay({
    locationId: aLocationId("harbor"),
    day,
    timeZone: "America/New_York",
    shifts: [],
    entries: [],
    employeeName: (id) => id.toUpperCase(),
    countedSeconds: ({ payable }) => workedSeconds(payable, payable.endsAt ?? payable.startsAt),
    ...change,
  });
}

const published = (change: Parameters<typeof aShift>[0]) =>
  aShift({ state: "published", day, ...change });

describe("the figures of a day", () => {
  test("of an empty day are all zero", () => {
    expect(summary({})).toEqual({
      id: "harbor_2026-11-17",
      locationId: "harbor",
      day,
      scheduledSeconds: 0,
      workedSeconds: 0,
      openShifts: 0,
      unapprovedEntries: 0,
      plannedShifts: 0,
      unpublishedShifts: 0,
      needsFixEntries: 0,
      board: [],
    });
  });

  test("count assigned shifts that start on the day, drafts included, cancelled ones not", () => {
    const shifts = [
      aShift({ id: aShiftId("draft"), day, range: "09:00-13:00" }),
      published({ id: aShiftId("night"), range: "22:00-06:00" }),
      published({ id: aShiftId("open"), employeeId: null }),
      aShift({ id: aShiftId("gone"), day, state: "cancelled" }),
      published({ id: aShiftId("before"), day: "2026-11-16", range: "22:00-06:00" }),
    ];
    expect(summary({ shifts })).toMatchObject({ scheduledSeconds: 12 * 3600, openShifts: 1 });
  });

  test("count closed time without unpaid breaks, and neither open nor rejected nor unfixed time", () => {
    const breaks = [
      { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false },
      { startsAt: at("15:00"), endsAt: at("15:10"), isPaid: true },
    ];
    const entries = [
      anEntry({
        id: anEntryId("a"),
        payable: { startsAt: at("09:00"), endsAt: at("17:00"), breaks },
      }),
      anEntry({ id: anEntryId("b"), state: "approved", from: at("18:00"), to: at("19:00") }),
      anEntry({ id: anEntryId("c"), to: null }),
      anEntry({ id: anEntryId("d"), state: "rejected" }),
      anEntry({ id: anEntryId("e"), state: "needsFix", to: null }),
      anEntry({ id: anEntryId("f"), day: "2026-11-16" }),
    ];
    expect(summary({ entries })).toMatchObject({
      workedSeconds: 8.5 * 3600,
      unapprovedEntries: 1,
      needsFixEntries: 1,
    });
  });
});

test("a day counts what its entries are paid, after rounding and deductions", () => {
  const worked = summary({ entries: [anEntry({})], countedSeconds: () => 7.5 * 3600 });
  expect(worked.workedSeconds).toBe(7.5 * 3600);
});

describe("the board of a day", () => {
  test("joins a shift with the entry that was clocked in for it", () => {
    const shifts = [published({ id: aShiftId("s1"), unpaidBreakSeconds: 1800 })];
    const entries = [anEntry({ shiftId: aShiftId("s1"), from: at("08:55"), to: null })];
    expect(summary({ shifts, entries }).board).toEqual([
      {
        employeeId: "ana",
        employeeName: "ANA",
        jobRoleId: roleId("barista"),
        shiftStartsAt: at("09:00"),
        shiftEndsAt: at("17:00"),
        entryId: "entry",
        clockedInAt: at("08:55"),
        breakStartedAt: null,
        isBreakPaid: false,
        unpaidBreakSeconds: 0,
        clockedOutAt: null,
        plannedBreakSeconds: 1800,
        isEndMissing: false,
      },
    ]);
  });

  test("marks the end of a missed clock-out as proposed", () => {
    const entries = [anEntry({ to: null, state: "needsFix", proposedEndsAt: at("17:00") })];
    expect(summary({ entries }).board).toMatchObject([
      { clockedOutAt: at("17:00"), isEndMissing: true },
    ]);
  });

  test("shows the latest entry of a shift that was worked in two parts", () => {
    const shifts = [published({ id: aShiftId("s1") })];
    const entries = [
      anEntry({ id: anEntryId("afternoon"), shiftId: aShiftId("s1"), from: at("13:00"), to: null }),
      anEntry({ id: anEntryId("morning"), shiftId: aShiftId("s1"), to: at("12:00") }),
    ];
    expect(summary({ shifts, entries }).board.map((row) => row.entryId)).toEqual(["afternoon"]);
  });

  test("shows who works without a shift", () => {
    const [row] = summary({ entries: [anEntry({ to: null })] }).board;
    expect(row).toMatchObject({ employeeId: "ana", shiftStartsAt: null, clockedInAt: at("09:00") });
  });

  test("expects no one for a draft or an open shift", () => {
    const shifts = [aShift({ day }), published({ id: aShiftId("open"), employeeId: null })];
    expect(summary({ shifts }).board).toEqual([]);
  });

  test("keeps the night that began the day before, and drops it once it ended before midnight", () => {
    const yesterday = { day: "2026-11-16" };
    const shifts = [
      published({ id: aShiftId("night"), ...yesterday, range: "22:00-06:00" }),
      published({
        id: aShiftId("evening"),
        ...yesterday,
        employeeId: anEmployeeId("ben"),
        range: "16:00-00:00",
      }),
    ];
    const entries = [
      anEntry({
        shiftId: aShiftId("night"),
        ...yesterday,
        from: at("22:00", "2026-11-16"),
        to: null,
      }),
    ];
    const { board, ...figures } = summary({ shifts, entries });
    expect(board.map((row) => row.employeeId)).toEqual(["ana"]);
    expect(figures).toMatchObject({ workedSeconds: 0, scheduledSeconds: 0 });
  });

  test("reports a running break and the unpaid seconds of the finished ones", () => {
    const breaks = [
      { startsAt: at("10:00"), endsAt: at("10:15"), isPaid: false },
      { startsAt: at("12:00"), endsAt: null, isPaid: false },
    ];
    const payable = { startsAt: at("09:00"), endsAt: null, breaks };
    const [row] = summary({ entries: [anEntry({ state: "onBreak", payable })] }).board;
    expect(row).toMatchObject({ breakStartedAt: at("12:00"), unpaidBreakSeconds: 900 });
  });

  test("ends a missed clock-out at its proposal, so that no one seems to work for days", () => {
    const entry = anEntry({ state: "needsFix", to: null, proposedEndsAt: at("17:00") });
    expect(summary({ entries: [entry] }).board[0]?.clockedOutAt).toBe(at("17:00"));
  });
});
