import { describe, expect, test } from "vitest";
import { employeeWeekId } from "../../records/time-entries/employee-week.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Salaried } from "../reports/salary-lines.ts";
import { aSalaryRate } from "../rates/salary.test-support.ts";
import type { WhatIfInput } from "../../records/pay/what-if.ts";
import { aCompany } from "../company/ruled-company.test-support.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import { whatIf } from "./what-if.ts";

const monday = "2026-03-02";
const as = { overtime: null, roundingSeconds: null, raisePercentHundredths: null };

/** Ana worked ten hours, for 18.00 an hour, on the first day of two pay periods; Bo eight. */
function tried(change: Partial<WhatIfInput>, salaried: readonly Salaried[] = []) {
  const [ana, bo] = [anEmployeeId("ana"), anEmployeeId("bo")];
  const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };
  const terms = { rates: [{ ...rate, rateTenThousandths: 180_000 }], policies: [] };
  const worked = (employeeId: typeof ana, day: string, until: string) => ({
    ...emptyWeek({ employeeId, weekStart: day, timeZone: "America/New_York" }),
    id: employeeWeekId(employeeId, day),
    entries: [
      aWeekEntry({
        entryId: anEntryId(`${employeeId}${day}`),
        startsAt: `${day}T14:00:00.000Z`,
        endsAt: `${day}T${until}:00.000Z`,
      }),
    ],
  });
  const later = addDays(monday, 14);
  const periods = [later, monday].map((firstDay) => ({
    period: { firstDay, lastDay: addDays(firstDay, 13) },
    isClosed: firstDay === monday,
  }));
  const sources = {
    company: aCompany(),
    periods,
    weeks: [worked(ana, monday, "23:55"), worked(bo, monday, "22:00"), worked(ana, later, "23:55")],
    salaried,
    pay: new Map([
      [ana, terms],
      [bo, terms],
    ]),
    employees: new Map(
      [ana, bo, anEmployeeId("cy")].map((id) => [id, { name: id, payrollId: null }]),
    ),
    now: "2026-04-20T12:00:00.000Z",
  };
  return whatIf(sources, { ...as, ...change });
}

describe("other rules on the last pay periods", () => {
  test("are summed over the periods for each employee whom they touch", () => {
    const { periods, people, peopleCount, before, after } = tried({ overtime: "california" });
    expect(people).toMatchObject([
      {
        employeeId: "ana",
        before: { overtimeSeconds: 0 },
        after: { overtimeSeconds: 2 * (2 * 3600 - 300) },
      },
    ]);
    expect(peopleCount).toBe(2);
    expect(periods.map((one) => one.after.totalMinor - one.before.totalMinor)).toEqual([
      1725, 1725,
    ]);
    expect(after.totalMinor - before.totalMinor).toBe(3450);
    expect(periods.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  test("round both ends of work together with another rule", () => {
    const { people } = tried({ overtime: "california", roundingSeconds: 900 });
    expect(people[0]?.after).toMatchObject({
      regularSeconds: 16 * 3600,
      overtimeSeconds: 4 * 3600,
    });
  });

  test("raise each hourly rate, the largest difference first", () => {
    const { people, before, after } = tried({ raisePercentHundredths: 1000 });
    expect(people.map(({ employeeId }) => employeeId)).toEqual(["ana", "bo"]);
    expect(after.totalMinor).toBe(Math.round(before.totalMinor * 1.1));
    expect(after.regularSeconds).toBe(before.regularSeconds);
  });

  test("raise salaries as well, of employees without any time", () => {
    const cy = anEmployee({ id: anEmployeeId("cy") });
    const salaried = [
      { employee: cy, rates: [aSalaryRate("2026-01-01")], timeOff: [], premiums: [] },
    ];
    const { people } = tried({ raisePercentHundredths: 1000 }, salaried);
    const ofCy = people.find(({ employeeId }) => employeeId === cy.id);
    expect(ofCy).toMatchObject({
      before: { totalMinor: 2 * 200_000 },
      after: { totalMinor: 2 * 220_000 },
    });
  });

  test("touch nobody if they are those in force", () => {
    expect(tried(as).people).toEqual([]);
    expect(tried({ overtime: "flsa", roundingSeconds: 0 }).people).toEqual([]);
  });
});
