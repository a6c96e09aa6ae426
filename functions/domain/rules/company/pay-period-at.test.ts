import { expect, test } from "vitest";
import { payPeriodAfter, payPeriodAt, payPeriodBefore } from "./pay-period-at.ts";
import { aChange, aCompany } from "./ruled-company.test-support.ts";

const monthly = { section: "payPeriod", value: { kind: "monthly", firstDay: 1 } } as const;
const company = aCompany([aChange("2026-03-16", monthly)]);

test("a company that pays as it always did has the periods of its calendar", () => {
  expect(payPeriodAt(aCompany(), "2026-03-10")).toEqual({
    firstDay: "2026-03-02",
    lastDay: "2026-03-15",
  });
});

test("a change of the pay period cuts the old one and makes the first new one short", () => {
  expect(payPeriodAt(company, "2026-03-15").lastDay).toBe("2026-03-15");
  expect(payPeriodAt(company, "2026-03-16")).toEqual({
    firstDay: "2026-03-16",
    lastDay: "2026-03-31",
  });
  expect(payPeriodAt(company, "2026-04-10")).toEqual({
    firstDay: "2026-04-01",
    lastDay: "2026-04-30",
  });
});

test("a change in the middle of a period ends it the day before", () => {
  const cut = aCompany([aChange("2026-03-09", monthly)]);
  expect(payPeriodAt(cut, "2026-03-08")).toEqual({ firstDay: "2026-03-02", lastDay: "2026-03-08" });
});

test("no day belongs to two periods, and none to no period, across a change", () => {
  let period = payPeriodAt(company, "2026-02-01");
  for (let step = 0; step < 6; step += 1) {
    const next = payPeriodAfter(company, period.lastDay);
    expect(payPeriodBefore(company, next.firstDay)).toEqual(period);
    expect(payPeriodAt(company, next.lastDay)).toEqual(next);
    period = next;
  }
  expect(period.firstDay).toBe("2026-05-01");
});
