import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { weeksOfSpan } from "@crewline/domain/rules/weeks/weeks-of-entry";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import { recordChange } from "../operations/weeks/record-change.ts";
import type { WeekBook } from "../operations/weeks/week-book.ts";
import type { EntryEvent } from "./entry-events.ts";

/** Earlier changes have no row in the company's audit, which would double the seed. */
const AUDITED_SECONDS = 5 * 86_400;

/**
 * Applies the events of one person in order of time, up to `now`, with the server's own code for
 * recording a change: entries, weeks and history equal what it would write.
 */
export function recordEvents(
  book: WeekBook,
  events: readonly EntryEvent[],
  now: Instant,
): TimeEntry[] {
  const entries = new Map<TimeEntryId, TimeEntry>();
  const audited = instantAfter(now, -AUDITED_SECONDS);
  const past = events.filter(({ at }) => at <= now);
  for (const event of past.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const before = entries.get(event.entryId) ?? null;
    const after = entryAfter(event, before);
    if (after === null) continue;
    openWeeks(book, before === null ? [after] : [before, after]);
    book.terms = { ...book.terms, now: event.at };
    book.isAudited = event.at >= audited;
    const { action, actor, reason } = event;
    recordChange(book, { before, after, action, actor, reason });
    entries.set(after.id, after);
  }
  return [...entries.values()];
}

function entryAfter(event: EntryEvent, before: TimeEntry | null): TimeEntry | null {
  if (before === null) return event.start;
  const fields = event.change(before);
  if (fields === null) return null;
  return {
    ...before,
    ...fields,
    updatedByName: event.actor.name,
    updatedAt: event.at,
    version: before.version + 1,
  };
}

function openWeeks({ person, weeks }: WeekBook, entries: readonly TimeEntry[]): void {
  const { company, employee, timeZone } = person;
  const touched = entries.flatMap(({ payable, weekStart }) => [
    weekStart,
    ...weeksOfSpan(payable, company.workRules, timeZone),
  ]);
  for (const weekStart of touched) {
    if (!weeks.has(weekStart))
      weeks.set(weekStart, emptyWeek({ employeeId: employee.id, weekStart, timeZone }));
  }
}
