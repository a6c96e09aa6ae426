import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import type { Grouping } from "../../records/reports/report.ts";
import type { Measure, Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { addUpMeasures } from "./add-up-facts.ts";

/** The facts of one line of a report, added up. */
export interface ReportGroup {
  measures: Measures;
  /** Employees with worked time. */
  people: ReadonlySet<EmployeeId>;
  /** The first day with overtime or double time; null without any. */
  overtimeBegan: LocalDate | null;
}

/** Adds up facts, in any order. */
export function groupOf(facts: readonly ReportFact[]): ReportGroup {
  const overtime = facts.filter(
    ({ measures }) => (measures.overtimeSeconds ?? 0) + (measures.doubletimeSeconds ?? 0) > 0,
  );
  const worked = facts.filter(({ measures }) => (measures.entries ?? 0) > 0);
  return {
    measures: addUpMeasures(facts.map(({ measures }) => measures)),
    people: new Set(worked.flatMap(({ employeeId }) => employeeId ?? [])),
    overtimeBegan: overtime.map(({ day }) => day).toSorted()[0] ?? null,
  };
}

/** The amount of a measure in a group; 0 where it has none. */
export function amountOf({ measures }: ReportGroup, name: Measure): number {
  return measures[name] ?? 0;
}

/** The facts by the key of their line: an id, a day, or the first day of a week; "" for none. */
export function factsByKey(
  facts: readonly ReportFact[],
  groupBy: Grouping,
  weekStart: Weekday,
): Map<string, ReportFact[]> {
  return Map.groupBy(facts, (fact) => keyOf(fact, groupBy, weekStart));
}

function keyOf(fact: ReportFact, groupBy: Grouping, weekStart: Weekday): string {
  switch (groupBy) {
    case "employee":
      return fact.employeeId ?? "";
    case "jobRole":
      return fact.jobRoleId ?? "";
    case "location":
      return fact.locationId ?? "";
    case "day":
      return fact.day;
    case "week":
      return weekStartOf(fact.day, weekStart);
  }
}
