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
  /** What the employees beside whom it is shown have on average; null for none. */
  averages: Measures | null;
  /** The first day with overtime or double time; null without any. */
  overtimeBegan: LocalDate | null;
  /** The last day with an edit; null without any. */
  lastEdited: LocalDate | null;
}

/** Adds up facts, in any order. */
export function groupOf(facts: readonly ReportFact[]): ReportGroup {
  const people = new Set<EmployeeId>();
  let overtimeBegan: LocalDate | null = null;
  for (const { employeeId, day, measures } of facts) {
    const isWorked = (measures.entries ?? 0) + (measures.workedShifts ?? 0) > 0;
    if (employeeId !== null && isWorked) people.add(employeeId);
    const overtime = (measures.overtimeSeconds ?? 0) + (measures.doubletimeSeconds ?? 0);
    if (overtime > 0 && (overtimeBegan === null || day < overtimeBegan)) overtimeBegan = day;
  }
  const measures = addUpMeasures(facts.map((fact) => fact.measures));
  return { measures, people, averages: null, overtimeBegan, lastEdited: lastEditedOf(facts) };
}

function lastEditedOf(facts: readonly ReportFact[]): LocalDate | null {
  const edited = facts.filter(({ measures }) => (measures.edits ?? 0) > 0);
  return (
    edited
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Adds up groups of different facts. */
export function addUpGroups(groups: readonly ReportGroup[]): ReportGroup {
  const [overtimeBegan = null] = groups.flatMap((group) => group.overtimeBegan ?? []).toSorted();
  return {
    measures: addUpMeasures(groups.map(({ measures }) => measures)),
    people: new Set(groups.flatMap(({ people }) => [...people])),
    averages: null,
    overtimeBegan,
    lastEdited:
      groups
        .flatMap((group) => group.lastEdited ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

/** The amount of a measure in a group; 0 where it has none. */
export function amountOf({ measures }: ReportGroup, name: Measure): number {
  return measures[name] ?? 0;
}

/** The lines of facts by their key: an id, a day, or the first day of a week; "" for none. */
export function groupsByKey(
  facts: readonly ReportFact[],
  groupBy: Grouping,
  weekStart: Weekday,
): Map<string, ReportGroup> {
  const lines = Map.groupBy(facts, (fact) => lineKey(fact, groupBy, weekStart));
  return new Map([...lines].map(([key, own]) => [key, groupOf(own)]));
}

/** The line that a fact belongs to: an id, a day, or the first day of a week; "" for none. */
export function lineKey(fact: ReportFact, groupBy: Grouping, weekStart: Weekday): string {
  return keys[groupBy](fact, weekStart) ?? "";
}

type KeyOf = (fact: ReportFact, weekStart: Weekday) => string | null | undefined;

const keys: Readonly<Record<Grouping, KeyOf>> = {
  employee: ({ employeeId }) => employeeId,
  jobRole: ({ jobRoleId }) => jobRoleId,
  location: ({ locationId }) => locationId,
  day: ({ day }) => day,
  week: ({ day }, weekStart) => weekStartOf(day, weekStart),
  editor: ({ byUid }) => byUid,
  hour: ({ hour }) => hour,
  timeOffType: (fact) => fact.timeOffType,
};
