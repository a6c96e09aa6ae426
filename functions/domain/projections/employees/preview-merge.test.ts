import { anEmployeeId, anEntryId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { payPeriodRecordSchema } from "../../records/pay/pay-period-record.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { emptyWeek } from "../../rules/weeks/empty-week.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { MergeSide } from "../../rules/merging/merge-facts.ts";
import { previewMerge } from "./preview-merge.ts";

const weekOf = (entries: WeekEntry[]): EmployeeWeek => ({
  ...emptyWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
  }),
  entries,
});

const side = (change: Partial<MergeSide> = {}): MergeSide => ({
  name: "Ana",
  single: { employee: anEmployee({ name: "Ana" }), profile: null, policy: "company", end: null },
  custom: { fields: [], values: {} },
  hasLogin: false,
  hasRates: true,
  hasSalary: false,
  weeks: [],
  shifts: [],
  timeOff: [],
  ...change,
});

const preview = (
  stays: Partial<MergeSide>,
  duplicate: Partial<MergeSide>,
  periods: object[] = [],
) =>
  previewMerge(
    {
      stays: side(stays),
      duplicate: side(duplicate),
      lockedPeriods: periods.map((period) => payPeriodRecordSchema.parse(period)),
      now: "2026-11-21T09:00:00.000Z",
    },
    onDevice,
  );

const morning = aWeekEntry({ entryId: anEntryId("morning") });
const later = aWeekEntry({
  entryId: anEntryId("later"),
  startsAt: "2026-03-02T22:00:00.000Z",
  endsAt: "2026-03-02T23:00:00.000Z",
});

describe("merging two records", () => {
  test("moves what was worked and planned, each entry once, and the login", () => {
    const weeks = [weekOf([later]), weekOf([later])];
    const shifts = [aShift(), aShift({ id: aShiftId("off"), state: "cancelled" })];
    expect(preview({ weeks: [weekOf([morning])] }, { weeks, shifts, hasLogin: true })).toEqual({
      entryCount: 1,
      shiftCount: 1,
      timeOffCount: 0,
      movesLogin: true,
      keptFields: [],
      choices: [],
      problems: [],
    });
  });

  test("is refused where both have worked or are planned at the same time", () => {
    const both = { weeks: [weekOf([morning])], shifts: [aShift()] };
    const twin = {
      weeks: [weekOf([{ ...morning, entryId: anEntryId("other") }])],
      shifts: [aShift({ id: aShiftId("twin"), employeeId: anEmployeeId("double") })],
    };
    expect(preview(both, twin).problems).toEqual([
      expect.stringMatching(/^Both have worked on .*2026 at the same time/u),
      expect.stringMatching(/^Both are planned on .*2026 at the same time/u),
    ]);
  });

  test("takes no notice of time that was voided or sent back", () => {
    const voided = { ...morning, entryId: anEntryId("other"), state: "voided" as const };
    const { problems } = preview({ weeks: [weekOf([morning])] }, { weeks: [weekOf([voided])] });
    expect(problems).toEqual([]);
  });

  test("waits for a running clock, and for one login only", () => {
    const running = aWeekEntry({ endsAt: null, state: "clockedIn" });
    const duplicate = { weeks: [weekOf([running])], hasLogin: true };
    expect(preview({ hasLogin: true }, duplicate).problems).toEqual([
      "A clock is running on the duplicate. Clock it out first.",
      "Both have a login. Remove the access of one of them first.",
    ]);
  });

  test("pays no time with nothing that was paid before", () => {
    const { problems } = preview({ hasRates: false }, { weeks: [weekOf([later])] });
    expect(problems).toEqual([expect.stringContaining("has no rate")]);
  });

  test("ends no salary of the duplicate in silence", () => {
    const unpaid = preview({}, { hasSalary: true });
    expect(unpaid.problems).toEqual([expect.stringContaining("has no salary")]);
    expect(preview({ hasSalary: true }, { hasSalary: true }).problems).toEqual([]);
  });

  test("moves time off, unless both are off at once", () => {
    const timeOff = [aTimeOff({ from: "2026-11-27" })];
    expect(preview({}, { timeOff })).toMatchObject({ timeOffCount: 1, problems: [] });
    expect(preview({ timeOff: [aTimeOff()] }, { timeOff }).problems).toEqual([
      expect.stringMatching(/^Both have time off on .* Cancel one of them first\.$/u),
    ]);
  });
});
