import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
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
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { frozenLinesOf } from "../payroll/frozen-lines.ts";
import { readSalaries, salariedEmployees } from "../payroll/read-salaries.ts";
import { standingAdjustments } from "../payroll/standing-adjustments.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Packed } from "./read-packed.ts";
import { readShifts, readWeeks } from "./read-packed.ts";

/** What a report adds up, and the last of its days whose packed figures lack some of them. */
export interface ReadFacts {
  facts: ReportFact[];
  incompleteUntil: LocalDate | null;
}

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
): Promise<ReadFacts> {
  const { sources, shapes = {} } = reportCatalogue[input.reportId];
  const { employeeId, locationId } = input.filter;
  const [weeks, shifts] = await Promise.all([
    sources.includes("weeks") ? readWeeks(store, range, employeeId) : [],
    sources.includes("shifts") ? readShifts(store, range, locationId) : [],
  ]);
  const worked = factsOf(weeks);
  const paid = sources.includes("weeks")
    ? await readPay(store, { range, company, employeeId, weeks: worked })
    : [];
  const today = localDateAt(store.now(), company.timeZone);
  const incomplete = [
    lastPackedBefore(weeks, shapes.weeks),
    lastPackedBefore(shifts, shapes.shifts),
  ].flatMap((day) => day ?? []);
  return {
    facts: [...paid, ...factsUntilToday(factsOf(shifts), today)],
    incompleteUntil: incomplete.toSorted().at(-1) ?? null,
  };
}

function factsOf(packed: readonly Packed[]): ReportFact[] {
  return packed.flatMap(({ facts }) => facts);
}

/** The last day that was packed in an earlier shape; null for none. */
function lastPackedBefore(packed: readonly Packed[], wanted = 1): LocalDate | null {
  const earlier = packed.filter(({ shape }) => shape < wanted).map(({ lastDay }) => lastDay);
  return earlier.toSorted().at(-1) ?? null;
}

/** The pay of one employee, or of all, with the facts of the weeks. */
interface WantedPay extends Wanted {
  employeeId: EmployeeId | null;
  weeks: readonly ReportFact[];
}

async function readPay(
  store: CompanyStore,
  { range, company, employeeId, weeks }: WantedPay,
): Promise<ReportFact[]> {
  const [frozen, adjustments] = await Promise.all([
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
  { range, company, employeeId, weeks }: WantedPay,
): Promise<ReportFact[]> {
  const salaried = await salariedEmployees(store);
  const employees = salaried.filter(({ id }) => [null, id].includes(employeeId));
  const salaries = await readSalaries(store, company, { ...range, employees });
  return salaryFacts(salaries, weeks, { ...range, rules: company.workRules });
}
