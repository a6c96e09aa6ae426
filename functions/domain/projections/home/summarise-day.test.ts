import { describe, expect, test } from "vitest";
import { anEntryId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { anEntry, at, day, published, summary } from "./summarise-day.test-support.ts";
import { aSummary } from "./summary.test-support.ts";

describe("the figures of a day", () => {
  test("of an empty day are all zero", () => {
    expect(summary({})).toEqual(aSummary({ day }));
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

test("a day tells the hours that wait, the first open shift and the time without a rate", () => {
  const shifts = [
    published({ id: aShiftId("late"), employeeId: null, range: "17:00-20:00" }),
    published({ id: aShiftId("early"), employeeId: null, range: "08:00-10:00" }),
  ];
  const proposed = { proposedEndsAt: at("16:00") } as const;
  const entries = [
    anEntry({ id: anEntryId("a"), to: at("12:00") }),
    anEntry({ id: anEntryId("b"), state: "approved", to: at("11:00") }),
    anEntry({ id: anEntryId("c"), state: "needsFix", to: null, ...proposed }),
  ];
  expect(summary({ shifts, entries, isUnpriced: ({ id }) => id === "b" })).toMatchObject({
    unapprovedSeconds: 3 * 3600,
    needsFixSeconds: 7 * 3600,
    openSeconds: 5 * 3600,
    firstOpenAt: at("08:00"),
    lastOpenEndsAt: at("20:00"),
    unpricedEntries: 1,
  });
});

test("a day keeps the spans of its shifts and of its time, running time without an end", () => {
  const breaks = [
    { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false },
    { startsAt: at("15:00"), endsAt: at("15:10"), isPaid: true },
  ];
  const payable = { startsAt: at("09:00"), endsAt: null, breaks };
  const { planned, worked } = summary({
    shifts: [published({ id: aShiftId("s1"), unpaidBreakSeconds: 1800 })],
    entries: [anEntry({ state: "clockedIn", payable })],
  });
  expect(planned).toMatchObject([
    { startsAt: at("09:00"), endsAt: at("17:00"), seconds: 7.5 * 3600 },
  ]);
  expect(worked).toEqual([
    {
      startsAt: at("09:00"),
      endsAt: null,
      breaks: [{ startsAt: at("12:00"), endsAt: at("12:30") }],
      seconds: 0,
    },
  ]);
});

test("a day counts what its entries are paid, after rounding and deductions", () => {
  const worked = summary({ entries: [anEntry({})], countedSeconds: () => 7.5 * 3600 });
  expect(worked.workedSeconds).toBe(7.5 * 3600);
});
