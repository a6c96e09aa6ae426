import { expect, test } from "vitest";
import { roundedEnds } from "./rounded-ends.ts";

const zone = "America/New_York";
const quarter = { mode: "nearest", intervalSeconds: 900, graceSeconds: 0 } as const;
const rounding = { clockIn: quarter, clockOut: quarter };
const span = (from: string, to: string | null) => ({
  startsAt: `2026-03-02T${from}:00.000Z`,
  endsAt: to === null ? null : `2026-03-02T${to}:00.000Z`,
});

test("the ends that rounding moves are told, and none where it moves nothing", () => {
  expect(roundedEnds(span("14:04", "22:09"), rounding, zone)).toEqual(span("14:00", "22:15"));
  expect(roundedEnds(span("14:00", "22:00"), rounding, zone)).toBeNull();
  expect(roundedEnds(span("14:04", null), rounding, zone)).toBeNull();
  expect(roundedEnds(span("14:04", "22:09"), { clockIn: null, clockOut: null }, zone)).toBeNull();
});
