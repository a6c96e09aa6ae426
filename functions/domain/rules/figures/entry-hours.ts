import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { TimeEntry, TimeEntryState } from "../../records/time-entries/time-entry.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "./explained-figure.ts";

/** An entry of a list, and the seconds that the list shows of it; null where it counts none. */
export interface ListedEntry {
  entry: Pick<
    TimeEntry,
    "id" | "employeeId" | "day" | "weekStart" | "state" | "payable" | "timeZone"
  >;
  employeeName: string;
  seconds: number | null;
}

/** A line is of a person, or of one of their entries. */
export type EntryHoursOf =
  | { kind: "person"; employeeId: EmployeeId; name: string }
  | { kind: "entry"; entry: ListedEntry["entry"] };

export interface ExplainedEntryHours extends ExplainedFigure<EntryHoursOf> {
  /** Entries without hours, by the state that keeps them out. */
  leftOut: ReadonlyMap<TimeEntryState, number>;
}

/**
 * Explains the hours of a list of entries: person by person in order of their names, each entry
 * from the earliest on. `total` are the seconds that the list shows.
 */
export function explainEntryHours(
  total: number,
  listed: readonly ListedEntry[],
): ExplainedEntryHours {
  const byPerson = Map.groupBy(listed.filter(isCounted), ({ entry }) => entry.employeeId);
  const lines = [...byPerson]
    .map(([employeeId, own]) =>
      sumLine<EntryHoursOf>(
        { kind: "person", employeeId, name: own[0]?.employeeName ?? "" },
        own
          .toSorted(byStart)
          .map(({ entry, seconds }) => figureLine({ kind: "entry", entry }, seconds)),
      ),
    )
    .toSorted((a, b) => nameOf(a.of).localeCompare(nameOf(b.of)));
  const uncounted = listed.filter((one) => !isCounted(one));
  const byState = Map.groupBy(uncounted, ({ entry }) => entry.state);
  const leftOut = new Map([...byState].map(([state, entries]) => [state, entries.length]));
  return { ...explainFigure(total, lines), leftOut };
}

function isCounted(one: ListedEntry): one is ListedEntry & { seconds: number } {
  return one.seconds !== null;
}

function byStart(a: ListedEntry, b: ListedEntry): number {
  return a.entry.payable.startsAt.localeCompare(b.entry.payable.startsAt);
}

function nameOf(of: EntryHoursOf): string {
  return of.kind === "person" ? of.name : "";
}
