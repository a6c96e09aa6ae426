import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import { resizedPlan } from "./dragged-plan.ts";

test.each([
  ["09:00-17:00", "end", 10, "09:00-17:15"],
  ["09:00-17:00", "end", -44, "09:00-16:00"],
  ["09:00-17:00", "start", -20, "08:30-17:00"],
  ["09:00-17:00", "start", 4, "09:00-17:00"],
  ["22:00-06:00", "end", 40, "22:00-07:00"],
  ["09:00-09:30", "end", -500, "09:00-09:15"],
  ["00:30-08:00", "start", -90, "00:00-08:00"],
] as const)("%s dragged at its %s by %s px is %s", (range, side, pixels, expected) => {
  const { startsAtLocal, endsAtLocal } = resizedPlan(aShift({ range }), side, pixels);
  expect(`${startsAtLocal}-${endsAtLocal}`).toBe(expected);
});
