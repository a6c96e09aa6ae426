import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { DataCounts, DataFinding } from "@crewline/domain/records/data-jobs/data-job";
import type { WrongWeek } from "../operations/weeks/find-wrong-weeks.ts";
import { findWrongWeeks } from "../operations/weeks/find-wrong-weeks.ts";
import { repairWeek } from "../operations/weeks/repair-week.ts";
import { weeksSince } from "../store/company/filters.ts";
import { readCompany } from "../store/company/read-company.ts";
import { findWrongRollups, rebuildWeekRollup } from "./rebuild-week-rollup.ts";
import type { Piece } from "./data-piece.ts";

interface Terms {
  companyId: CompanyId;
  from: LocalDate;
  isApplied: boolean;
}

/** Compares the weeks of each employee with their entries, and the figures of reports with those. */
export async function weekPieces(terms: Terms): Promise<Piece[]> {
  const people = await (await readCompany(terms.companyId)).employees.list([]);
  return people.map(({ id }) => ({ key: `1_${id}`, run: () => compareWeeksOf(terms, id) }));
}

async function compareWeeksOf(terms: Terms, employeeId: EmployeeId) {
  const { companyId, from } = terms;
  const wrong = await findWrongWeeks(await readCompany(companyId), { employeeId, from });
  const weeks = await settleWeeks(terms, wrong);
  const figures = await compareFigures(terms, { employeeId, wrong });
  return {
    counts: {
      weeks: { ...weeks.counts, checked: figures.counts.checked },
      figures: figures.counts,
    },
    findings: [...weeks.findings, ...figures.findings],
  };
}

interface Compared {
  counts: DataCounts;
  findings: DataFinding[];
}

async function settleWeeks(
  { companyId, isApplied }: Terms,
  wrong: readonly WrongWeek[],
): Promise<Compared> {
  let changed = 0;
  for (const week of isApplied ? wrong : []) changed += (await repairWeek(companyId, week)) ? 1 : 0;
  const findings = wrong.map(({ employeeId, weekStart, isClosed, storedSeconds, seconds }) => ({
    part: "weeks" as const,
    of: employeeId,
    day: weekStart,
    stays: isClosed,
    worked: { stored: storedSeconds, byEntries: seconds },
  }));
  const stay = wrong.filter(({ isClosed }) => isClosed).length;
  return { counts: { checked: 0, differ: wrong.length, stay, changed }, findings };
}

/**
 * The figures of a week that differs itself follow it, whether it is repaired or not, and are not
 * counted; those of a paid week are as it was paid.
 */
async function compareFigures(
  { companyId, from, isApplied }: Terms,
  { employeeId, wrong: wrongWeeks }: { employeeId: EmployeeId; wrong: readonly WrongWeek[] },
): Promise<Compared> {
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.list(weeksSince(employeeId, addDays(from, -6)));
  const follow = new Set(wrongWeeks.flatMap((one) => (one.isClosed ? [] : [one.weekStart])));
  const wrong = await findWrongRollups(store, weeks);
  for (const week of isApplied ? wrong : []) await rebuildWeekRollup(companyId, week);
  const counted = wrong.filter(({ weekStart }) => !follow.has(weekStart));
  const findings = counted.map(({ weekStart }) => ({
    part: "figures" as const,
    of: employeeId,
    day: weekStart,
    stays: false,
    worked: null,
  }));
  const differ = counted.length;
  const changed = isApplied ? differ : 0;
  return { counts: { checked: weeks.length, differ, stay: 0, changed }, findings };
}
