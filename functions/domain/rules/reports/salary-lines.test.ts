import { describe, expect, test } from "vitest";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import type { Salaried, SalariedHours } from "./salary-lines.ts";
import { salaryLines } from "./salary-lines.ts";

const HOUR = 3600;
const friday = "2026-11-27";
const calendar = {
  rules: { weekStart: "monday" as const },
  payPeriodOn: () => ({ kind: "biweekly" as const, anchor: "2026-11-16" }),
  currency: "USD",
  firstDay: "2026-11-16",
  lastDay: "2026-11-29",
};
const hourly: WageRateRecord = {
  effectiveDate: "2026-01-01",
  jobRoleId: null,
  locationId: null,
  rateTenThousandths: 200_000,
};
const terms = { name: "Vacation", pays: "everyone" as const, code: "VAC" };
const vacation = (change: Partial<TimeOff> = {}) =>
  aTimeOff({ terms, counted: [{ day: friday, seconds: 8 * HOUR }], ...change });
const ana = (timeOff: TimeOff[], change: Partial<Salaried["employee"]> = {}): Salaried => ({
  employee: { ...anEmployee({ locationIds: [aLocationId("harbor")] }), ...change },
  rates: [hourly],
  timeOff,
});
const paid = (person: Salaried, worked: SalariedHours[] = []) =>
  salaryLines(person, worked, calendar).map(({ day, seconds, amountMinor }) => [
    day,
    seconds / HOUR,
    amountMinor,
  ]);

describe("paid time off of an employee who is paid by the hour", () => {
  test("is paid at the hourly rate with the code of its type", () => {
    expect(salaryLines(ana([vacation()]), [], calendar)).toMatchObject([
      { kind: "timeOff", seconds: 8 * HOUR, amountMinor: 16_000, timeOff: { code: "VAC" } },
    ]);
  });

  test("is paid in the period of its day alone", () => {
    const next = { ...calendar, firstDay: "2026-11-30", lastDay: "2026-12-13" };
    const over = vacation({
      until: addDays(friday, 3),
      counted: [friday, addDays(friday, 3)].map((day) => ({ day, seconds: 8 * HOUR })),
    });
    expect(paid(ana([over]))).toEqual([[friday, 8, 16_000]]);
    expect(salaryLines(ana([over]), [], next)).toHaveLength(1);
  });

  test("is not paid while it is asked for, after it is cancelled, or for an unpaid type", () => {
    const unpaid = { terms: { ...terms, pays: "none" as const } };
    const salaried = { terms: { ...terms, pays: "salaries" as const } };
    const others = [{ state: "requested" }, { state: "cancelled" }, unpaid, salaried] as const;
    for (const change of others) expect(paid(ana([vacation(change)]))).toEqual([]);
  });

  test("from before types were a list of the company pays no hours", () => {
    expect(paid(ana([aTimeOff()]))).toEqual([]);
  });

  test("is not paid for hours that were worked on the day off", () => {
    const worked = { day: friday, kind: "regular" as const, seconds: 3 * HOUR };
    expect(paid(ana([vacation()]), [worked])).toEqual([[friday, 5, 10_000]]);
    expect(paid(ana([vacation()]), [{ ...worked, seconds: 9 * HOUR }])).toEqual([]);
  });

  test("of a part of a day is paid beside the work of the rest of the day", () => {
    const part = { startsAtLocal: "13:00", endsAtLocal: "17:00" };
    const half = vacation({ part, counted: [{ day: friday, seconds: 4 * HOUR }] });
    const worked = { day: friday, kind: "regular" as const, seconds: 4 * HOUR };
    expect(paid(ana([half]), [worked])).toEqual([[friday, 4, 8000]]);
  });

  test("is not paid before the hire, after the last day, or to a merged duplicate", () => {
    expect(paid(ana([vacation()], { hiredOn: addDays(friday, 1) }))).toEqual([]);
    expect(paid(ana([vacation()], { terminatedOn: addDays(friday, -1) }))).toEqual([]);
    const mergedIntoId = anEmployee().id;
    expect(paid(ana([vacation()], { mergedIntoId }))).toEqual([]);
  });

  test("without a rate has its hours, no rate and no amount, so that the pay is missing", () => {
    const line = salaryLines({ ...ana([vacation()]), rates: [] }, [], calendar);
    expect(line).toMatchObject([{ seconds: 8 * HOUR, rateTenThousandths: null, amountMinor: 0 }]);
  });
});
