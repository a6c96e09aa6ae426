import { expect, test } from "vitest";
import { weeksOfPeriod } from "./weeks-of-period.ts";

test("a period's weeks are all that share a day with it", () => {
  const period = { firstDay: "2026-11-01", lastDay: "2026-11-15" };
  expect(weeksOfPeriod(period, "monday")).toEqual(["2026-10-26", "2026-11-02", "2026-11-09"]);
  expect(weeksOfPeriod(period, "sunday")).toEqual(["2026-11-01", "2026-11-08", "2026-11-15"]);
});
