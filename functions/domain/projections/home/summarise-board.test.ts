import { describe, expect, test } from "vitest";
import { anEmployeeId, anEntryId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { anEntry, at, day, published, summary } from "./summarise-day.test-support.ts";

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
        takenAt: null,
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

  test("no one is late on either day who clocked in after midnight for a shift from before it", () => {
    const yesterday = "2026-11-16";
    const shifts = [published({ id: aShiftId("s1"), day: yesterday, range: "23:50-04:00" })];
    const entries = [anEntry({ shiftId: aShiftId("s1"), from: at("00:10"), to: null })];
    const boards = [yesterday, day].map((one) => summary({ day: one, shifts, entries }).board);
    const row = { shiftStartsAt: at("23:50", yesterday), clockedInAt: at("00:10") };
    expect(boards).toMatchObject([[row], [row]]);
  });

  test("who left a night shift before midnight is not missing on the day after", () => {
    const yesterday = "2026-11-16";
    const shifts = [published({ id: aShiftId("s1"), day: yesterday, range: "20:00-04:00" })];
    const [from, to] = [at("20:00", yesterday), at("23:00", yesterday)];
    const entries = [anEntry({ shiftId: aShiftId("s1"), day: yesterday, from, to })];
    const [row] = summary({ shifts, entries }).board;
    expect(row).toMatchObject({ clockedInAt: from, clockedOutAt: to });
  });

  test("who stays past midnight keeps the shift of the day before", () => {
    const yesterday = "2026-11-16";
    const shifts = [published({ id: aShiftId("s1"), day: yesterday, range: "16:00-23:50" })];
    const from = at("16:00", yesterday);
    const entries = [anEntry({ shiftId: aShiftId("s1"), day: yesterday, from, to: null })];
    const [row] = summary({ shifts, entries }).board;
    expect(row).toMatchObject({ shiftEndsAt: at("23:50", yesterday), clockedInAt: from });
  });

  test("who begins before midnight works on the shift of the day after", () => {
    const tomorrow = "2026-11-18";
    const shifts = [published({ id: aShiftId("s1"), day: tomorrow, range: "00:00-08:00" })];
    const entries = [anEntry({ shiftId: aShiftId("s1"), from: at("23:55"), to: null })];
    expect(summary({ shifts, entries }).board).toMatchObject([
      { shiftStartsAt: at("00:00", tomorrow), clockedInAt: at("23:55") },
    ]);
    expect(summary({ shifts }).board).toEqual([]);
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
