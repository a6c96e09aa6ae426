import { describe, expect, test } from "vitest";
import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { anEntry } from "./entry-builder.test-support.ts";
import { isReminderDue, overdueClockOut, plannedShift, remindedAt } from "./overdue-clock-out.ts";

const work = { startsAt: "2026-03-02T14:00:00.000Z" };
const shift = { endsAt: "2026-03-02T22:00:00.000Z" };
const at = (time: string) => `2026-03-0${time}:00.000Z`;

test.each([
  ["2T22:14", "none"],
  ["2T22:15", "nudge"],
  ["2T22:59", "nudge"],
  ["2T23:00", "alert"],
] as const)("a clock-out after a shift until 22:00 is at %s overdue as %s", (time, overdue) => {
  expect(overdueClockOut(work, shift, at(time))).toBe(overdue);
});

test.each([
  ["3T02:14", "none"],
  ["3T02:15", "nudge"],
  ["3T03:00", "alert"],
] as const)("work since 14:00 without a shift is at %s overdue as %s", (time, overdue) => {
  expect(overdueClockOut(work, null, at(time))).toBe(overdue);
});

describe("the reminder to clock out", () => {
  const running = anEntry({ payable: { ...work, endsAt: null, breaks: [] } });

  test("is due 15 minutes after the shift, or 12 hours and 15 minutes after work without one", () => {
    expect(remindedAt(work, shift)).toBe(at("2T22:15"));
    expect(remindedAt(work, null)).toBe(at("3T02:15"));
  });

  test("is for a clock that runs, also on a break, until it counts as missed after 16 hours", () => {
    expect(isReminderDue(running, shift, at("2T22:14"))).toBe(false);
    expect(isReminderDue(running, shift, at("2T22:15"))).toBe(true);
    expect(isReminderDue({ ...running, state: "onBreak" }, shift, at("2T22:15"))).toBe(true);
    expect(isReminderDue(running, shift, at("3T05:59"))).toBe(true);
    expect(isReminderDue(running, shift, at("3T06:00"))).toBe(false);
  });

  test.each(["closed", "voided", "needsFix", "approved"] as const)(
    "is not for an entry that is %s",
    (state) => expect(isReminderDue({ ...running, state }, shift, at("2T22:15"))).toBe(false),
  );

  test("follows the shift as it is published now, unless the clock-in belongs to it no more", () => {
    const { locationId } = running;
    const planned = { id: aShiftId("day"), locationId, startsAt: work.startsAt, ...shift };
    const longer = { ...planned, endsAt: at("2T23:00") };
    expect(plannedShift(running, longer)).toBe(longer);
    const tomorrow = { ...planned, startsAt: at("3T14:00"), endsAt: at("3T22:00") };
    expect(plannedShift(running, tomorrow)).toBeNull();
    const elsewhere = { ...planned, locationId: aLocationId("elsewhere") };
    expect(plannedShift(running, elsewhere)).toBeNull();
    expect(plannedShift(running, null)).toBeNull();
  });
});
