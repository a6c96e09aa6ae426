import { holdsTime } from "@crewline/domain/rules/time-entries/find-conflict";
import type { Claim } from "@crewline/domain/rules/time-entries/find-conflict";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { describeChange } from "@crewline/domain/projections/time-entries/describe-change";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import { weekEntriesOf } from "@crewline/domain/rules/weeks/entries-by-week";
import { payDelta, payOf } from "./pay-delta.ts";
import { appendAudit, requireUnlocked } from "./record-change.ts";
import type { WeekBook } from "./week-book.ts";
import {
  entryNames,
  placeEntry,
  requireNoOtherWork,
  weekOf,
  weeksHolding,
  weeksOf,
} from "./week-book.ts";

interface Move {
  entry: TimeEntry;
  actor: AuditActor;
  reason: string;
}

/**
 * Moves worked time to another record of the same person, from one book to the other, with a row in
 * the chain of each. Throws overlap if the other record has worked at that time, and periodLocked
 * in closed pay periods.
 */
export function moveEntry(from: WeekBook, to: WeekBook, { entry, actor, reason }: Move): void {
  requireUnlocked(from, entry, { action: "move", actor });
  const after: TimeEntry = {
    ...entry,
    ...placeEntry(to, entry.payable.startsAt),
    employeeId: to.person.employee.id,
    updatedByName: actor.name,
    updatedAt: to.terms.now,
    version: entry.version + 1,
  };
  const claim = claimOf(after);
  if (claim !== null) requireNoOtherWork(to, claim, to.person.timeZone);
  const left = weeksHolding(from, entry.id);
  const joined = weeksOf(to, after);
  const [paidBefore, otherPaidBefore] = [payOf(from, left), payOf(to, joined)];
  for (const weekStart of left) {
    const week = weekOf(from, weekStart);
    const entries = week.entries.filter(({ entryId }) => entryId !== entry.id);
    from.weeks.set(weekStart, { ...week, entries });
    from.changed.add(weekStart);
  }
  for (const weekStart of joined) {
    const week = weekOf(to, weekStart);
    to.weeks.set(weekStart, { ...week, entries: [...week.entries, ...weekEntriesOf(after)] });
    to.changed.add(weekStart);
  }
  const changes = [
    {
      field: "Employee",
      before: from.person.employee.name,
      after: to.person.employee.name,
    },
  ];
  const change = { action: "move", actor, reason } as const;
  const { deltaSeconds } = describeChange(null, entry, entryNames(from));
  const pay = payDelta(from, left, paidBefore);
  const gone = { changes, deltaSeconds: -deltaSeconds, pay };
  const come = { changes, deltaSeconds, pay: payDelta(to, joined, otherPaidBefore) };
  appendAudit(from, { ...change, before: entry, after: entry }, gone);
  appendAudit(to, { ...change, before: null, after }, come);
  to.store.timeEntries.save(after.id, after);
}

/** The time of the entry; null without an end, and for one that holds no time. */
function claimOf({ id, payable, state }: TimeEntry): Claim | null {
  const { startsAt, endsAt } = payable;
  if (endsAt === null || !holdsTime({ state })) return null;
  return { entryId: id, startsAt, endsAt };
}
