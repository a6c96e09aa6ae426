import { expect, test } from "vitest";
import { firstNewPeriod } from "./first-new-period.ts";
import { aChange, aCompany } from "./ruled-company.test-support.ts";

const monthly = { kind: "monthly", firstDay: 1 } as const;

test("a month that has begun already makes the first new period a short one", () => {
  expect(firstNewPeriod(aCompany(), monthly, "2026-11-23")).toEqual({
    firstDay: "2026-11-23",
    lastDay: "2026-11-30",
  });
});

test("it is whole where the new rhythm begins on its day", () => {
  const weekly = { kind: "weekly", startsOn: "monday" } as const;
  expect(firstNewPeriod(aCompany(), weekly, "2026-11-23")).toEqual({
    firstDay: "2026-11-23",
    lastDay: "2026-11-29",
  });
});

test("another change that is planned ends it", () => {
  const planned = aChange("2026-11-27", { section: "payPeriod", value: monthly });
  expect(firstNewPeriod(aCompany([planned]), monthly, "2026-11-23").lastDay).toBe("2026-11-26");
});
