import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { Actor } from "../commands/actor.ts";
import { openWeekBook } from "../weeks/open-week-book.ts";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { WeekBook } from "../weeks/week-book.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

const WEEK_MS = 7 * 86_400_000;

/**
 * Opens the weeks from the tap to now, and the week before, in which the clock may have been
 * started.
 */
export function openOwnBook(
  store: CompanyStore,
  actor: Actor,
  { at, receivedAt }: { at: Instant; receivedAt: Instant },
): Promise<WeekBook> {
  const { employeeId } = actor;
  if (employeeId === null) throw new RuleViolation("notEmployee", {});
  const startsAt = instantFromMilliseconds(Date.parse(at) - WEEK_MS);
  return openWeekBook(store, { employeeId, now: receivedAt }, [{ startsAt, endsAt: receivedAt }]);
}

/** Returns the running entry, or null. */
export async function findRunning({ store, weeks }: WeekBook): Promise<TimeEntry | null> {
  const id = [...weeks.values()].find((week) => week.openEntryId !== null)?.openEntryId ?? null;
  return id === null ? null : store.timeEntries.get(id);
}

/** Returns the published shift that the entry was clocked in for, or null. */
export function findShift(store: CompanyStore, entry: TimeEntry): Promise<PublishedShift | null> {
  return entry.shiftId === null ? Promise.resolve(null) : store.publishedShifts.find(entry.shiftId);
}

export function auditActorOf({ uid, displayName, role }: Actor): AuditActor {
  return { uid, name: displayName, role };
}
