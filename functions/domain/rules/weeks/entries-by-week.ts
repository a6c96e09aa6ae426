import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { EdgedWeek, PresentCalendar } from "./week-bounds.ts";
import { weekStartAt } from "./week-bounds.ts";

type BegunWeeks = ReadonlyMap<LocalDate, EdgedWeek>;

/** An entry as its week holds it; no entry while it is only asked for. */
export function weekEntriesOf(entry: TimeEntry): WeekEntry[] {
  const { id, payable, locationId, jobRoleId, state, breakAttestation } = entry;
  if (state === "requested") return [];
  const attested = breakAttestation === "none" ? {} : { breakAttestation };
  return [{ entryId: id, ...payable, locationId, jobRoleId, state, ...attested }];
}

/**
 * Returns the first days of the weeks that hold worked time: one, or two if it crosses an edge.
 * Time without an end is in the week in which it began.
 */
export function weeksHoldingTime(
  { startsAt, endsAt }: Pick<TimeEntry["payable"], "startsAt" | "endsAt">,
  weeks: BegunWeeks,
  calendar: PresentCalendar,
): LocalDate[] {
  const first = weekStartAt(startsAt, weeks, calendar);
  if (endsAt === null || endsAt <= startsAt) return [first];
  const last = weekStartAt(lastMoment(endsAt), weeks, calendar);
  return last === first ? [first] : [first, last];
}

/** The last moment of time that ends, exclusively, at `endsAt`. */
export function lastMoment(endsAt: Instant): Instant {
  return instantFromMilliseconds(Date.parse(endsAt) - 1);
}

/**
 * Returns what each week of an employee must hold, computed from their entries alone, by its first
 * day; `weeks` are those already begun, whose edges stay.
 */
export function entriesByWeek(
  entries: readonly TimeEntry[],
  weeks: BegunWeeks,
  calendar: PresentCalendar,
): ReadonlyMap<LocalDate, WeekEntry[]> {
  const placed = entries.flatMap((entry) =>
    weeksHoldingTime(entry.payable, weeks, calendar).flatMap((weekStart) =>
      weekEntriesOf(entry).map((one) => [weekStart, one] as const),
    ),
  );
  const grouped = Map.groupBy(placed, ([weekStart]) => weekStart);
  return new Map(
    [...grouped].map(([weekStart, parts]) => [weekStart, parts.map(([, entry]) => entry)]),
  );
}
