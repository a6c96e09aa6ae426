import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { resolveRate } from "../../rules/rates/resolve-rate.ts";
import { salaryOn } from "../../rules/rates/salary-rate.ts";
import type { Salaried } from "../../rules/reports/salary-lines.ts";
import type { RandomCompany } from "./random-figures.test-support.ts";

/** Everyone takes three days of paid vacation from the start of their first week, 4:10 each. */
export function salariedOf({ employeeId, rates, weeks }: RandomCompany["staff"][number]): Salaried {
  const employee = anEmployee({ id: employeeId, locationIds: [aLocationId("east")] });
  const first = weeks[0]?.week.weekStart;
  if (first === undefined) return { employee, rates, timeOff: [] };
  const span = { from: first, until: addDays(first, 2), part: null };
  const counted = [0, 1, 2].map((days) => ({ day: addDays(first, days), seconds: 15_000 }));
  const terms = { name: "Vacation", pays: "everyone" as const, code: "VAC" };
  return { employee, rates, timeOff: [aTimeOff({ ...span, counted, terms })] };
}

/** The vacation that is paid by the hour and not worked, in seconds and in minor units. */
export function timeOffOf({ staff }: RandomCompany) {
  const paid = staff.flatMap((person) => {
    const { employee, rates, timeOff } = salariedOf(person);
    const worked = new Map(
      person.weeks
        .flatMap(({ week }) => week.hours.days)
        .map(({ day, workedSeconds }) => [day, workedSeconds]),
    );
    return timeOff
      .flatMap(({ counted = [] }) => counted)
      .filter(({ day }) => salaryOn(rates, day) === null)
      .map(({ day, seconds: counted }) => {
        const seconds = Math.max(0, counted - (worked.get(day) ?? 0));
        const work = { jobRoleId: employee.jobRoleIds[0] ?? null, locationId: aLocationId("east") };
        const rate = resolveRate(rates, { ...work, at: `${day}T12:00:00.000Z` }, "UTC") ?? 0;
        return { seconds, amountMinor: Math.round((seconds * rate) / 360_000) };
      });
  });
  return {
    seconds: paid.reduce((all, { seconds }) => all + seconds, 0),
    amountMinor: paid.reduce((all, { amountMinor }) => all + amountMinor, 0),
  };
}
