import { expect, test } from "vitest";
import { publishedShiftSchema } from "../../../records/schedules/shift.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { publishedCopy } from "./published-after.ts";

test("staff see of a shift what the published copy names, and no reasons for overridden rules", () => {
  const planned = aShift({ requiredSkillIds: [], overrides: [] });
  const copy = publishedCopy(planned, {
    publishedAt: "2026-11-12T09:00:00.000Z",
    scheduleVersion: 1,
  });
  expect(Object.keys(copy).toSorted()).toEqual(
    Object.keys(publishedShiftSchema.parse(copy)).toSorted(),
  );
});
