import { describe, expect, test } from "vitest";
import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aSalaryRate } from "../rates/salary.test-support.ts";
import type { SalariedPerson } from "../reports/salary-lines.ts";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { plannedSalary } from "./planned-salary.ts";

const [harbor, pier] = [aLocationId("harbor"), aLocationId("pier")];
const [monday, tuesday] = ["2026-11-16", "2026-11-17"];
const unpaid = { terms: { name: "Unpaid", pays: "none" as const, code: "UNP" } };
const morning = { part: { startsAtLocal: "09:00", endsAtLocal: "13:00" } };

/** $52,000 a year for 40 hours from Monday to Friday, which is $200 a day. */
function ana(timeOff: Partial<TimeOff>[] = [], locationIds = [harbor, pier]): SalariedPerson {
  return {
    employee: anEmployee({ locationIds }),
    rates: [aSalaryRate("2026-01-01")],
    timeOff: timeOff.map((off) => aTimeOff({ from: tuesday, until: tuesday, ...off })),
  };
}

/** Days and dollars of a week with a shift on Monday and one on Tuesday. */
function planned(person: SalariedPerson, [first, second] = ["09:00-17:00", "13:00-17:00"]) {
  const shifts = [
    aShift({ id: aShiftId("a"), day: monday, range: first ?? "" }),
    aShift({ id: aShiftId("b"), day: tuesday, range: second ?? "" }),
  ];
  const week = {
    person,
    shifts,
    weekStart: monday,
    timeZone: "America/New_York",
    rules: { ...presetRules("flsa"), weekStart: "monday" as const },
    payPeriodOn: () => ({ kind: "weekly" as const, startsOn: "monday" as const }),
  };
  return plannedSalary(week, () => true).map(({ day, paidMinor }) => [day, paidMinor / 100]);
}

describe("the salary of a planned week", () => {
  test("is that of the days with a shift at the home location", () => {
    expect(planned(ana())).toEqual([
      [monday, 200],
      [tuesday, 200],
    ]);
    expect(planned(ana([], [pier, harbor]))).toEqual([]);
  });

  test("leaves out unpaid time off, which the schedule once counted and payroll did not", () => {
    expect(planned(ana([{ ...unpaid, ...morning }]))).toEqual([
      [monday, 200],
      [tuesday, 100],
    ]);
    expect(planned(ana([unpaid]))).toContainEqual([tuesday, 0]);
  });

  test("pays paid time off whole", () => {
    expect(planned(ana([morning]))).toContainEqual([tuesday, 200]);
  });

  test("is none of an employee who is paid by the hour", () => {
    expect(planned({ ...ana(), rates: [] })).toEqual([]);
  });
});
