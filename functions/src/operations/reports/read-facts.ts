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
import type { Location } from "@crewline/domain/records/locations/location";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { dailyRestSeconds } from "@crewline/domain/rules/schedules/daily-rest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportRange } from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { frozenLinesOf } from "../payroll/frozen-lines.ts";
import { paidWithoutWork, readSalaries } from "../payroll/read-salaries.ts";
import { standingAdjustments } from "../payroll/standing-adjustments.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { burdenFacts, daysOfBurdens } from "./read-burdens.ts";
import { readEdits } from "./read-edits.ts";
import type { Packed, PackedDay } from "./read-packed.ts";
import { readChecklists } from "./read-checklists.ts";
import { readPremiums } from "./read-premiums.ts";
import { readCoverage } from "./read-coverage.ts";
import { factsOfDay, readDays, readWeeks } from "./read-packed.ts";

/** What a report adds up, and the last of its days whose packed figures lack some of them. */
export interface ReadFacts {
  facts: ReportFact[];
  incompleteUntil: LocalDate | null;
}

interface Wanted {
  range: ReportRange;
  company: Company;
  locations: readonly Location[];
}

/**
 * Reads what a report adds up, maybe of more days than its range: hours and pay of the weeks with the
 * salaries, or the frozen lines of a closed period of exactly these days; the adjustments that are paid in them; and
 * the shifts, for reports that have any.
 */
export async function readFacts(
  store: CompanyStore,
  input: ReportInput,
  { range, company, locations }: Wanted,
): Promise<ReadFacts> {
  const { sources, shapes = {} } = reportCatalogue[input.reportId];
  const { employeeId } = input.filter;
  if (sources.includes("checklists")) return readChecklists(store, { range, filter: input.filter });
  if (sources.includes("edits")) return readEdits(store, { range, company });
  const restSeconds = dailyRestSeconds(rulesOn(company, range.lastDay).limits);
  const [weeks, days] = await Promise.all([
    sources.includes("weeks") ? readWeeks(store, range, employeeId) : [],
    readDaysFor(store, input, { range, restSeconds }),
  ]);
  const worked = factsOf(weeks);
  const paid = sources.includes("weeks")
    ? await readPay(store, { range, company, employeeId, weeks: worked })
    : [];
  const today = localDateAt(store.now(), company.timeZone);
  const incomplete = [
    lastPackedBefore(weeks, shapes.weeks),
    lastPackedBefore(days, shapes.shifts),
  ].flatMap((day) => day ?? []);
  const shifts = sources.includes("shifts") ? days.flatMap(factsOfDay) : [];
  const burdens = sources.includes("burdens")
    ? burdenFacts(days, { locations, today, restSeconds })
    : [];
  const coverage = sources.includes("coverage") ? await readCoverage(store, days, locations) : [];
  const premiums = sources.includes("premiums")
    ? await readPremiums(store, { range, company })
    : [];
  return {
    facts: [...paid, ...factsUntilToday(shifts, today), ...burdens, ...coverage, ...premiums],
    incompleteUntil: incomplete.toSorted().at(-1) ?? null,
  };
}

/**
 * The days of a report about shifts. Rest is counted from the shift of an earlier day, at whichever
 * location it was.
 */
async function readDaysFor(
  store: CompanyStore,
  { reportId, filter }: ReportInput,
  { range, restSeconds }: { range: ReportRange; restSeconds: number },
): Promise<PackedDay[]> {
  const { sources } = reportCatalogue[reportId];
  if (sources.includes("burdens")) {
    return readDays(store, daysOfBurdens(range, restSeconds), null);
  }
  const isCovered = sources.includes("coverage");
  const days = isCovered ? dayAround(range) : range;
  return sources.includes("shifts") ? readDays(store, days, filter.locationId) : [];
}

/** A shift of the night before covers the morning, and one after midnight the end of a night. */
function dayAround({ firstDay, lastDay }: ReportRange): ReportRange {
  return { firstDay: addDays(firstDay, -1), lastDay: addDays(lastDay, 1) };
}

function factsOf(packed: readonly Packed[]): ReportFact[] {
  return packed.flatMap(({ facts }) => facts);
}

/** The last day that was packed in an earlier shape; null for none. */
function lastPackedBefore(
  packed: readonly Pick<Packed, "lastDay" | "shape">[],
  wanted = 1,
): LocalDate | null {
  const earlier = packed.filter(({ shape }) => shape < wanted).map(({ lastDay }) => lastDay);
  return earlier.toSorted().at(-1) ?? null;
}

/** The pay of one employee, or of all, with the facts of the weeks. */
interface WantedPay extends Pick<Wanted, "range" | "company"> {
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
  const paid = await paidWithoutWork(store, range);
  const employees = paid.filter(({ id }) => [null, id].includes(employeeId));
  const salaries = await readSalaries(store, company, { ...range, employees });
  return salaryFacts(salaries, weeks, {
    ...range,
    rules: company.workRules,
    currency: company.currency,
  });
}
