import { expect, test } from "vitest";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { aSalaryRate } from "../../rules/rates/salary.test-support.ts";
import type { Salaried } from "../../rules/reports/salary-lines.ts";
import { salaryOfDay } from "./salary-of-day.ts";

const HOUR = 3600;
const [harbor, tuesday] = [aLocationId("harbor"), "2026-11-17"];
const at = {
  day: tuesday,
  locationId: harbor,
  rules: { weekStart: "monday" as const },
  payPeriodOn: () => ({ kind: "weekly" as const, startsOn: "monday" as const }),
};
const unpaid = { terms: { name: "Unpaid", pays: "none" as const, code: "UNP" } };
const morning = { part: { startsAtLocal: "09:00", endsAtLocal: "13:00" } };

/** $52,000 a year for 40 hours from Monday to Friday, which is $200 a day. */
function ana(
  timeOff: Partial<TimeOff>[] = [],
  change: Partial<Salaried["employee"]> = {},
): Salaried {
  return {
    employee: { ...anEmployee({ locationIds: [harbor] }), ...change },
    rates: [aSalaryRate("2026-01-01")],
    timeOff: timeOff.map((off) => aTimeOff({ from: tuesday, until: tuesday, ...off })),
    premiums: [],
  };
}
const worked = (seconds: number) => [{ day: tuesday, seconds, kind: "salary" as const }];

test("a day of a salary is paid whole at the home location alone", () => {
  expect(salaryOfDay(ana(), worked(8 * HOUR), at)).toBe(200_00);
  expect(salaryOfDay(ana(), worked(8 * HOUR), { ...at, locationId: aLocationId("pier") })).toBe(0);
});

test("a morning without pay takes half of the day's salary off", () => {
  expect(salaryOfDay(ana([{ ...unpaid, ...morning }]), worked(4 * HOUR), at)).toBe(100_00);
});

test("a day without pay or after the employment costs no salary, however much is planned", () => {
  expect(salaryOfDay(ana([unpaid]), worked(8 * HOUR), at)).toBe(0);
  const gone = ana([], { terminatedOn: "2026-11-16" });
  expect(salaryOfDay(gone, worked(8 * HOUR), at)).toBe(0);
});

test("paid time off takes nothing off", () => {
  expect(salaryOfDay(ana([{}]), [], at)).toBe(200_00);
});
