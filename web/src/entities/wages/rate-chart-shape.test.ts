import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { expect, test } from "vitest";
import { rateTimeline } from "@crewline/domain/rules/rates/rate-timeline";
import { chartShape } from "./rate-chart-shape.ts";

const rate = (
  effectiveDate: string,
  rateTenThousandths: number,
  jobRoleId: JobRoleId | null = null,
) => ({
  jobRoleId,
  locationId: null,
  effectiveDate,
  rateTenThousandths,
});
const size = { width: 1000, height: 100 };
const shapeOf = (rates: ReturnType<typeof rate>[], today: string) =>
  chartShape(rateTimeline(rates, today), today, size);

test("each rate holds until the next begins, and the last one to the edge", () => {
  const rates = [rate("2026-01-01", 100_000), rate("2026-02-20", 200_000)];
  const { lines, todayX, lastDay } = shapeOf(rates, "2026-02-25");
  // Fifty days and fifty-five of a hundred, as 45 days follow today.
  expect(lastDay).toBe("2026-04-11");
  expect(lines.map(({ path }) => path)).toEqual(["M0 100 H500 V0 H1000"]);
  expect(todayX).toBe(550);
});

test("kinds of rates are lines of their own on the same axes", () => {
  const rates = [rate("2026-01-01", 100_000), rate("2026-01-01", 300_000, roleId("lead"))];
  const { lines } = shapeOf(rates, "2026-03-01");
  expect(lines.map(({ jobRoleId, path }) => [jobRoleId, path])).toEqual([
    [null, "M0 100 H1000"],
    ["lead", "M0 0 H1000"],
  ]);
});

test("one rate alone is a line in the middle, and today may lie before it", () => {
  const { lines, todayX } = shapeOf([rate("2026-03-01", 100_000)], "2026-01-01");
  expect(lines[0]?.path).toBe("M0 50 H1000");
  expect(todayX).toBeNull();
});
