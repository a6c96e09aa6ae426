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
  premiums: [],
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

describe("pay for a shift that was changed inside the notice", () => {
  const premium = {
    day: friday,
    locationId: aLocationId("market"),
    jobRoleId: null,
    hundredths: 250,
  };
  const changed = (change: Partial<Salaried> = {}): Salaried => ({
    ...ana([]),
    premiums: [premium],
    ...change,
  });

  test("is paid at the rate of the shift, at its location, also without any work", () => {
    expect(salaryLines(changed(), [], calendar)).toMatchObject([
      {
        kind: "scheduleChange",
        day: friday,
        locationId: "market",
        seconds: 2.5 * HOUR,
        rateTenThousandths: 200_000,
        amountMinor: 5000,
      },
    ]);
  });

  test("is paid in full beside the work of the day, in the period of the shift alone", () => {
    const worked = { day: friday, kind: "regular" as const, seconds: 8 * HOUR };
    expect(paid(changed(), [worked])).toEqual([[friday, 2.5, 5000]]);
    const next = { ...calendar, firstDay: "2026-11-30", lastDay: "2026-12-13" };
    expect(salaryLines(changed(), [worked], next)).toEqual([]);
  });

  test("is owed for a shift that was lost with the employment", () => {
    const { employee } = ana([], { terminatedOn: addDays(friday, -1) });
    expect(paid(changed({ employee }))).toEqual([[friday, 2.5, 5000]]);
  });

  test("is not owed to an exempt salary, and to another at its hourly equivalent", () => {
    const weekly = { amountMinor: 100_000, per: "week" as const, secondsPerWeek: 40 * HOUR };
    const salary = { ...weekly, weekdays: ["monday" as const] };
    const rates = (isExempt: boolean) => [
      { ...hourly, rateTenThousandths: 250_000, salary: { ...salary, isExempt } },
    ];
    const linesOf = (isExempt: boolean) =>
      salaryLines(changed({ rates: rates(isExempt) }), [], calendar).filter(
        ({ kind }) => kind === "scheduleChange",
      );
    expect(linesOf(true)).toEqual([]);
    expect(linesOf(false)).toMatchObject([{ amountMinor: 6250 }]);
  });

  test("without a rate has its hours and no amount, so that the pay is missing", () => {
    const line = salaryLines(changed({ rates: [] }), [], calendar);
    expect(line).toMatchObject([{ seconds: 2.5 * HOUR, rateTenThousandths: null, amountMinor: 0 }]);
  });
});
