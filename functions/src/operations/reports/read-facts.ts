import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import {
  adjustmentFacts,
  factsUntilToday,
  frozenFacts,
  salaryFacts,
  withoutPay,
} from "@crewline/domain/projections/reports/period-facts";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportRange } from "@crewline/domain/records/reports/report";
import { unpackDay, unpackWeek } from "@crewline/domain/records/summaries/pack-facts";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { halfMonthOf, shiftRollupId } from "@crewline/domain/records/summaries/rollup";
import { frozenLinesOf } from "../payroll/frozen-lines.ts";
import { readSalaries, salariedEmployees } from "../payroll/read-salaries.ts";
import { standingAdjustments } from "../payroll/standing-adjustments.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Wanted {
  range: ReportRange;
  company: Company;
}

/**
 * Reads what a report adds up, maybe of more days than its range: hours and pay of the weeks with the
 * salaries, or the frozen lines of a closed period of exactly these days; the adjustments that are paid in them; and
 * the shifts, for reports that have any.
 */
export async function readFacts(
  store: CompanyStore,
  input: ReportInput,
  { range, company }: Wanted,
): Promise<ReportFact[]> {
  const { sources } = reportCatalogue[input.reportId];
  const [paid, shifts] = await Promise.all([
    sources.includes("weeks")
      ? readPay(store, { range, company, employeeId: input.filter.employeeId })
      : [],
    sources.includes("shifts") ? readShifts(store, input, range) : [],
  ]);
  const today = localDateAt(store.now(), company.timeZone);
  return [...paid, ...factsUntilToday(shifts, today)];
}

/** The pay of one employee, or of all. */
interface WantedPay extends Wanted {
  employeeId: EmployeeId | null;
}

async function readPay(
  store: CompanyStore,
  { range, company, employeeId }: WantedPay,
): Promise<ReportFact[]> {
  const [weeks, frozen, adjustments] = await Promise.all([
    readWeeks(store, range, employeeId),
    frozenLinesOf(store, range),
    standingAdjustments(store, [
      ["paidOn", ">=", range.firstDay],
      ["paidOn", "<=", range.lastDay],
    ]),
  ]);
  const paid =
    frozen === null
      ? [...weeks, ...(await readSalaryFacts(store, { range, company, employeeId, weeks }))]
      : [...withoutPay(weeks), ...frozenFacts(frozen, range.lastDay)];
  return [...paid, ...adjustmentFacts(adjustments)];
}

/** The salaries of the range, of the employee that is asked for or of all. */
async function readSalaryFacts(
  store: CompanyStore,
  { range, company, employeeId, weeks }: WantedPay & { weeks: readonly ReportFact[] },
): Promise<ReportFact[]> {
  const salaried = await salariedEmployees(store);
  const employees = salaried.filter(({ id }) => [null, id].includes(employeeId));
  const salaries = await readSalaries(store, company, { ...range, employees });
  return salaryFacts(salaries, weeks, { ...range, rules: company.workRules });
}

async function readWeeks(
  { weekRollups }: CompanyStore,
  { firstDay, lastDay }: ReportRange,
  employeeId: EmployeeId | null,
): Promise<ReportFact[]> {
  const pages = await weekRollups.list([
    ["weekStart", ">=", addDays(firstDay, -6)],
    ["weekStart", "<=", lastDay],
  ]);
  return pages.flatMap(({ weekStart, people }) => {
    const days = weekDays(weekStart);
    return entriesById<EmployeeId, string | null>(people).flatMap(([id, text]) =>
      text === null || ![null, id].includes(employeeId) ? [] : unpackWeek(id, days, text),
    );
  });
}

async function readShifts(
  { shiftRollups }: CompanyStore,
  { filter: { locationId } }: ReportInput,
  { firstDay, lastDay }: ReportRange,
): Promise<ReportFact[]> {
  const pages =
    locationId === null
      ? await shiftRollups.list([
          ["fromDay", ">=", halfMonthOf(firstDay)],
          ["fromDay", "<=", lastDay],
        ])
      : await shiftRollups.findAll(
          daysFromTo(firstDay, lastDay).map((day) => shiftRollupId(locationId, day)),
        );
  return pages.flatMap((page) =>
    entriesById<LocalDate, string | null>(page.days).flatMap(([day, text]) =>
      text === null || day < firstDay || day > lastDay ? [] : unpackDay(page.locationId, day, text),
    ),
  );
}
