import type { ListedFact } from "@crewline/domain/projections/report-records/listed-records";
import type { ReportNames } from "@crewline/domain/projections/report-records/report-names";
import { timeOffFacts } from "@crewline/domain/projections/report-records/time-off-facts";
import { wageFact } from "@crewline/domain/projections/report-records/wage-fact";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import { salariedEmployees } from "../payroll/read-salaries.ts";
import type { ReportTerms } from "./report-terms.ts";

/** The records that a report reads; of a range with more, the last ones are left out. */
const MOST_READ = 3000;

/** The records of a report, and whether some were left out. */
interface Listed {
  facts: ListedFact[];
  isCut: boolean;
}

/** Reads the changes of wages and salaries that hold from a day of the range. */
export async function readWageChanges(
  { store }: ReportTerms,
  { firstDay, lastDay }: ReportRange,
  names: ReportNames,
): Promise<Listed> {
  const { found } = await store.wageChanges.listReadable(
    [
      ["effectiveDate", ">=", firstDay],
      ["effectiveDate", "<=", lastDay],
    ],
    { orderBy: ["effectiveDate", "asc"], limit: MOST_READ + 1 },
  );
  const facts = found.slice(0, MOST_READ).flatMap((change) => wageFact(change, names) ?? []);
  return { facts, isCut: found.length > MOST_READ };
}

/** Reads the time off, approved or asked for, that touches the range. */
export async function readTimeOff(
  { store, input, company, locations }: ReportTerms,
  range: ReportRange,
  names: ReportNames,
): Promise<Listed> {
  const [{ found }, salaried] = await Promise.all([
    store.timeOff.listReadable(
      [
        ["state", "in", ["approved", "requested"]],
        ["until", ">=", range.firstDay],
      ],
      { orderBy: ["until", "asc"], limit: MOST_READ + 1 },
    ),
    salariedEmployees(store),
  ]);
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const paid = new Set(salaried.map(({ id }) => id));
  const facts = found.slice(0, MOST_READ).flatMap((timeOff) => {
    const [home] = timeOff.locationIds;
    return timeOffFacts(timeOff, {
      range,
      names,
      timeZone: (home && zones.get(home)) ?? company.timeZone,
      isSalaried: paid.has(timeOff.employeeId),
      weekStart: input.groupBy === "week" ? company.workRules.weekStart : null,
    });
  });
  return { facts, isCut: found.length > MOST_READ };
}

/** Reads the records of a report whose lines count them; null for any other report. */
export async function readListed(
  terms: ReportTerms,
  range: ReportRange,
  names: ReportNames,
): Promise<Listed | null> {
  const { reportId } = terms.input;
  if (reportId === "wages") return readWageChanges(terms, range, names);
  return reportId === "timeOff" ? readTimeOff(terms, range, names) : null;
}
