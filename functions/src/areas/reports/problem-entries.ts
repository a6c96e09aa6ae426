import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { ProblemEntry } from "@crewline/domain/records/pay/period-checklist";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { mayApprove } from "@crewline/domain/rules/approvals/approval-rules";
import { mayApproveNow } from "@crewline/domain/rules/approvals/two-steps";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { hasOpenRequest } from "@crewline/domain/rules/entry-edits/correction";
import { suggestedEnds } from "@crewline/domain/rules/entry-edits/suggested-ends";
import type { OtherEntry } from "@crewline/domain/rules/entry-edits/usual-work";
import { isLocked } from "@crewline/domain/rules/reports/period-lock";
import type { EntryFigures } from "@crewline/domain/rules/reports/shown-checklist";
import { reviewGroupOf } from "@crewline/domain/rules/time-entries/review";
import { entryAmounts } from "@crewline/domain/rules/weeks/entry-amounts";
import { allFlags, countedSeconds } from "@crewline/domain/rules/weeks/entry-hours";
import type { Actor } from "../../operations/commands/actor.ts";
import { weekSourcesOf } from "../../operations/weeks/save-week.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Returns the hours and the pay of any entry of the weeks, computed as the weeks are. */
export async function figuresOfEntries(
  store: CompanyStore,
  weeks: readonly EmployeeWeek[],
): Promise<(entryId: TimeEntryId) => EntryFigures> {
  const company = await store.company();
  const people = [...new Set(weeks.map(({ employeeId }) => employeeId))];
  const pays = await Promise.all(
    people.map(async (id) => [id, await store.employeePay.find(id)] as const),
  );
  const termsOf = new Map(pays.map(([id, pay]) => [id, payTermsOf(pay)]));
  const counted = countedSeconds(weeks);
  const amounts = new Map<TimeEntryId, number | null>();
  for (const week of weeks) {
    const terms = termsOf.get(week.employeeId) ?? payTermsOf(null);
    for (const [id, amount] of entryAmounts(
      weekSourcesOf(week, { company, ...terms, now: now() }),
    )) {
      const before = amounts.get(id) ?? 0;
      amounts.set(id, before === null || amount === null ? null : before + amount);
    }
  }
  return (id) => ({ seconds: counted.get(id) ?? 0, amountMinor: amounts.get(id) ?? null });
}

interface Listed {
  ids: readonly TimeEntryId[];
  /** The weeks of their employees, by which the usual length of work is known. */
  weeks: readonly EmployeeWeek[];
  /** The record of the period, in which locations may be closed; null for none. */
  period: PayPeriodRecord | null;
}

/** Returns the entries with what the reader may accept of each. */
export async function problemEntries(
  store: CompanyStore,
  actor: Actor,
  { ids, weeks, period }: Listed,
): Promise<Map<TimeEntryId, ProblemEntry>> {
  const entries = await store.timeEntries.findAll([...new Set(ids)]);
  const open = entries.filter(({ state }) => state === "needsFix");
  const [company, shifts] = await Promise.all([
    store.company(),
    store.shifts.findAll(open.flatMap(({ shiftId }) => (shiftId === null ? [] : [shiftId]))),
  ]);
  const rules = rulesOn(company, localDateAt(now(), company.timeZone)).approvals;
  const shiftOf = new Map(shifts.map((shift) => [shift.id, shift]));
  const others = otherWork(weeks);
  const periods = period === null ? [] : [period];
  const isOpen = ({ day, locationId }: TimeEntry) => !isLocked(day, locationId, periods);
  const endsOf = (entry: TimeEntry) => {
    if (entry.state !== "needsFix" || !isOpen(entry) || !mayApprove(rules, actor, entry)) return [];
    const shift = entry.shiftId === null ? null : (shiftOf.get(entry.shiftId) ?? null);
    return suggestedEnds(entry, { shift, entries: others, now: now() });
  };
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        ...shownEntry(entry),
        flags: allFlags(entry, weeks),
        isClean: reviewGroupOf(entry) === "ready",
        mayApprove:
          isOpen(entry) && mayApprove(rules, actor, entry) && mayApproveNow(entry, actor.uid),
        isLocked: !isOpen(entry),
        ends: endsOf(entry),
        requested:
          entry.employeeId === actor.employeeId || !isOpen(entry) ? null : requestedOf(entry),
      },
    ]),
  );
}

function shownEntry({ id, payable: { startsAt, endsAt }, ...entry }: TimeEntry) {
  const { version, day, weekStart, timeZone } = entry;
  return { entryId: id, version, day, weekStart, timeZone, startsAt, endsAt };
}

function requestedOf(entry: TimeEntry): ProblemEntry["requested"] {
  if (!hasOpenRequest(entry) || entry.correction === null) return null;
  const { requested, message } = entry.correction;
  return { startsAt: requested.startsAt, endsAt: requested.endsAt, message };
}

function otherWork(weeks: readonly EmployeeWeek[]): OtherEntry[] {
  return weeks.flatMap(({ employeeId, entries }) =>
    entries.map(({ entryId, state, startsAt, endsAt, breaks }) => ({
      id: entryId,
      employeeId,
      state,
      payable: { startsAt, endsAt, breaks },
    })),
  );
}
