import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { resolveRate } from "../../rules/rates/resolve-rate.ts";
import { salaryOn } from "../../rules/rates/salary-rate.ts";
import type { Salaried } from "../../rules/reports/salary-lines.ts";
import type { RandomCompany } from "./random-figures.test-support.ts";

/**
 * Everyone takes three days of paid vacation from the start of their first week, 4:10 each, then a
 * day without pay and a morning without pay, leaves three days before the end of the fourth week,
 * and is paid 1:15 for a shift of the second day that was changed inside the notice.
 */
export function salariedOf({ employeeId, rates, weeks }: RandomCompany["staff"][number]): Salaried {
  const home = { id: employeeId, locationIds: [aLocationId("east")] };
  const first = weeks[0]?.week.weekStart;
  if (first === undefined) return { employee: anEmployee(home), rates, timeOff: [], premiums: [] };
  const employee = anEmployee({ ...home, terminatedOn: addDays(first, 24) });
  const span = { from: first, until: addDays(first, 2), part: null };
  const counted = [0, 1, 2].map((days) => ({ day: addDays(first, days), seconds: 15_000 }));
  const terms = { name: "Vacation", pays: "everyone" as const, code: "VAC" };
  const unpaid = { ...terms, name: "Unpaid", pays: "none" as const };
  const [free, short] = [addDays(first, 3), addDays(first, 8)];
  const part = { startsAtLocal: "09:00", endsAtLocal: "12:20" };
  return {
    employee,
    rates,
    timeOff: [
      aTimeOff({ ...span, counted, terms }),
      aTimeOff({ from: free, until: free, terms: unpaid }),
      aTimeOff({ from: short, until: short, part, terms: unpaid }),
    ],
    premiums: [{ ...usualWork(employee), day: addDays(first, 1), hundredths: 125 }],
  };
}

function usualWork({ jobRoleIds: [jobRoleId] }: Salaried["employee"]) {
  return { jobRoleId: jobRoleId ?? null, locationId: aLocationId("east") };
}

/** The hours that are paid by the hour and not worked, in seconds and in minor units. */
export function unworkedOf({ staff }: RandomCompany) {
  const paid = staff.flatMap((person) => {
    const { employee, rates, timeOff, premiums } = salariedOf(person);
    const amountOf = (day: string, seconds: number) => {
      const at = `${day}T12:00:00.000Z`;
      const rate = resolveRate(rates, { ...usualWork(employee), at }, "UTC") ?? 0;
      return { seconds, amountMinor: Math.round((seconds * rate) / 360_000) };
    };
    const changes = premiums
      .filter(({ day }) => salaryOn(rates, day)?.isExempt !== true)
      .map(({ day, hundredths }) => amountOf(day, hundredths * 36));
    const worked = new Map(
      person.weeks
        .flatMap(({ week }) => week.hours.days)
        .map(({ day, workedSeconds }) => [day, workedSeconds]),
    );
    const off = timeOff
      .flatMap(({ counted = [] }) => counted)
      .filter(({ day }) => salaryOn(rates, day) === null)
      .map(({ day, seconds }) => amountOf(day, Math.max(0, seconds - (worked.get(day) ?? 0))));
    return [...changes, ...off];
  });
  return {
    seconds: paid.reduce((all, { seconds }) => all + seconds, 0),
    amountMinor: paid.reduce((all, { amountMinor }) => all + amountMinor, 0),
  };
}
