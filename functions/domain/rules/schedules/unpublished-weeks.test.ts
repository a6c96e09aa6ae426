import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import type { ShiftState } from "../../records/schedules/shift.ts";
import { unpublishedWeeks } from "./unpublished-weeks.ts";

const shift = (locationId: LocationId, weekStart: string, state: ShiftState) => ({
  locationId,
  weekStart,
  state,
});

test("each location's week with planned or changed shifts counts them, the earliest week first", () => {
  const weeks = unpublishedWeeks(
    [
      shift(aLocationId("pier"), "2026-11-23", "draft"),
      shift(aLocationId("dock"), "2026-11-16", "changed"),
      shift(aLocationId("dock"), "2026-11-16", "draft"),
      shift(aLocationId("dock"), "2026-11-23", "draft"),
    ],
    [],
  );
  expect(weeks).toEqual([
    { locationId: "dock", weekStart: "2026-11-16", shiftCount: 2 },
    { locationId: "dock", weekStart: "2026-11-23", shiftCount: 1 },
    { locationId: "pier", weekStart: "2026-11-23", shiftCount: 1 },
  ]);
});

test("published and cancelled shifts need nothing", () => {
  const shifts = [
    shift(aLocationId("dock"), "2026-11-16", "published"),
    shift(aLocationId("dock"), "2026-11-16", "cancelled"),
  ];
  expect(unpublishedWeeks(shifts, [])).toEqual([]);
});

test("a published week whose only change is a removed shift has to be published again", () => {
  const schedule = { locationId: aLocationId("dock"), weekStart: "2026-11-16" } as const;
  const shifts = [shift(aLocationId("dock"), "2026-11-16", "published")];
  expect(unpublishedWeeks(shifts, [{ ...schedule, state: "changed" }])).toEqual([
    { ...schedule, shiftCount: 0 },
  ]);
  expect(unpublishedWeeks(shifts, [{ ...schedule, state: "published" }])).toEqual([]);
});
