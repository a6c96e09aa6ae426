import type { LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { ReportInput } from "../../records/reports/report.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { weekLines } from "../../rules/reports/week-lines.ts";
import { addUpMeasures } from "../reports/add-up-facts.ts";
import { factsWithin } from "../reports/period-facts.ts";
import { lineKey } from "../reports/report-group.ts";
import { entryFacts, lineFact } from "../reports/roll-week.ts";
import { entryParts } from "./entry-parts.ts";
import type { RecordBlock } from "./record-blocks.ts";

/** What a report adds up of one time entry, or of pay that is of no entry. */
export interface TimesheetRow {
  /** Null for salaries, extra pay and differences for earlier periods. */
  entryId: TimeEntryId | null;
  /** The first day; null where there is no entry. */
  day: LocalDate | null;
  locationId: LocationId | null;
  jobRoleId: JobRoleId | null;
  measures: Measures;
  /** The hourly rate; null for none and for several. */
  rateTenThousandths: number | null;
}

interface StoredWeek {
  /** Null where the employee has no worked time in it. */
  week: EmployeeWeek | null;
  pay: EmployeeWeekPay | null;
  rules: Pick<WorkRules, "workdayStart" | "weekStart">;
}

/** A fact of one entry. */
interface EntryFact extends ReportFact {
  entryId: TimeEntryId;
  rate: number | null;
}

/**
 * Returns the rows of a block: each ended time entry with the hours and pay of it that the line of
 * the report counts, in the order of their days, then what the line pays apart from entries. The
 * rows add up to the facts of the block exactly.
 */
export function timesheetRows(
  block: RecordBlock,
  stored: StoredWeek,
  {
    groupBy,
    range,
    filter,
    weekStart,
  }: Pick<ReportInput, "groupBy" | "range" | "filter"> & {
    weekStart: Weekday;
  },
): TimesheetRow[] {
  const counted = factsWithin(factsOf(stored), range, filter).filter(
    (fact) => lineKey(fact, groupBy, weekStart) === block.line,
  );
  const rows = [...Map.groupBy(counted, ({ entryId }) => entryId).values()].map(rowOf);
  const byDay = rows.toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  return [...byDay, ...withoutEntry(block.facts, counted)];
}

/** What the reports count of each entry of a week: its lines of pay, and the entry itself. */
function factsOf({ week, pay, rules }: StoredWeek): EntryFact[] {
  if (week === null) return [];
  const lines = weekLines(week, pay ?? undefined, rules);
  const order = new Map(
    week.entries
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
      .map(({ entryId }, place) => [entryId, place]),
  );
  const paid = entryParts(week, lines, rules).map(({ entryId, line }) => ({
    ...lineFact(line, week),
    entryId,
    rate: line.kind === "salary" ? null : line.rateTenThousandths,
  }));
  const own = entryFacts(week, rules).map((fact) => ({ ...fact, rate: null }));
  return [...own, ...paid].toSorted(
    (a, b) => (order.get(a.entryId) ?? 0) - (order.get(b.entryId) ?? 0),
  );
}

function rowOf(facts: readonly EntryFact[]): TimesheetRow {
  const [first] = facts;
  if (first === undefined) throw new Error("A row holds at least one fact.");
  const { entryId, locationId, jobRoleId } = first;
  const rates = new Set(facts.flatMap(({ rate }) => rate ?? []));
  const [day = null] = facts.map((fact) => fact.day).toSorted();
  return {
    entryId,
    day,
    locationId,
    jobRoleId,
    measures: addUpMeasures(facts.map(({ measures }) => measures)),
    rateTenThousandths: rates.size === 1 ? ([...rates][0] ?? null) : null,
  };
}

const added = ["regularSeconds", "overtimeSeconds", "doubletimeSeconds", "payMinor"] as const;

/** What facts have more than those of the entries, by location and job role. */
function withoutEntry(
  facts: readonly ReportFact[],
  ofEntries: readonly ReportFact[],
): TimesheetRow[] {
  const taken = ofEntries.map((fact) => ({ ...fact, measures: negative(fact.measures) }));
  const keyOf = ({ locationId, jobRoleId }: ReportFact) => `${locationId} ${jobRoleId}`;
  return [...Map.groupBy([...facts, ...taken], keyOf).values()].flatMap((some) => {
    const sums = addUpMeasures(some.map(({ measures }) => measures));
    const measures = Object.fromEntries(
      added.flatMap((name) => (sums[name] === undefined ? [] : [[name, sums[name]] as const])),
    );
    const [first] = some;
    if (first === undefined || Object.keys(measures).length === 0) return [];
    const { locationId, jobRoleId } = first;
    const where = { entryId: null, day: null, locationId, jobRoleId };
    return [{ ...where, measures, rateTenThousandths: null }];
  });
}

function negative(measures: Measures): Measures {
  return Object.fromEntries(
    Object.entries(measures).map(([name, amount]) => [name, -amount] as const),
  );
}
