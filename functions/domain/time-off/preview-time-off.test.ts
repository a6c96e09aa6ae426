import { expect, test } from "vitest";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { previewTimeOff } from "./preview-time-off.ts";

const friday = { from: "2026-11-27", until: "2026-11-27", part: null };
const at = (id: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id, day: "2026-11-27", ...change });

test("the planned shifts in the days are shown in order, published ones counted besides", () => {
  const shifts = [
    at("late", { range: "18:00-22:00", state: "published" }),
    at("early", { range: "06:00-10:00" }),
    at("gone", { state: "cancelled" }),
    at("before", { day: "2026-11-26" }),
  ];
  const preview = previewTimeOff(shifts, friday, ["Cleo", "Ben", "Cleo"]);
  expect(preview).toMatchObject({ shiftCount: 2, publishedCount: 1, othersOff: ["Ben", "Cleo"] });
  expect(preview.shifts.map(({ id }) => id)).toEqual(["early", "late"]);
});

test("a shift elsewhere is measured on the clocks there", () => {
  const tokyo = at("tokyo", { day: "2026-11-28", range: "00:30-08:00", timeZone: "Asia/Tokyo" });
  expect(previewTimeOff([tokyo], friday, []).shiftCount).toBe(0);
});
