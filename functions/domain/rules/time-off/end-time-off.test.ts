import { expect, test } from "vitest";
import { isAfterLastDay, timeOffAfterEnd } from "./end-time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";

const lastDay = "2026-11-25";

test("the end of an employment cancels later time off and whatever still waits", () => {
  expect(timeOffAfterEnd(aTimeOff(), lastDay)).toMatchObject({ state: "cancelled", version: 2 });
  const waiting = aTimeOff({ from: "2026-11-20", state: "requested" });
  expect(timeOffAfterEnd(waiting, lastDay)).toMatchObject({ state: "cancelled" });
});

test("approved days up to the last one stay, and a span over it ends with it", () => {
  const over = aTimeOff({ from: "2026-11-24", until: "2026-11-29" });
  expect(timeOffAfterEnd(over, lastDay)).toEqual({ ...over, until: lastDay, version: 2 });
  expect(timeOffAfterEnd(aTimeOff({ from: lastDay }), lastDay)).toBeNull();
  expect(timeOffAfterEnd(aTimeOff({ state: "denied" }), lastDay)).toBeNull();
});

test("the preview counts what is live and reaches beyond the last day", () => {
  expect(isAfterLastDay(aTimeOff(), lastDay)).toBe(true);
  expect(isAfterLastDay(aTimeOff({ state: "cancelled" }), lastDay)).toBe(false);
  expect(isAfterLastDay(aTimeOff({ from: lastDay }), lastDay)).toBe(false);
});
