import type { Member } from "@crewline/domain/records/company/member";
import type { PunchOverride } from "@crewline/domain/records/time-entries/punch-record";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { clockInRefusal } from "@crewline/domain/rules/time-entries/clock-window";
import { originOf } from "@crewline/domain/rules/time-entries/punch-facts";
import { noPayDelta } from "../weeks/pay-delta.ts";
import { appendAudit } from "../weeks/record-change.ts";
import type { WeekBook } from "../weeks/week-book.ts";

/** A manager who is present and sets aside the rule that would refuse the clock-in. */
export interface OverrideBy {
  manager: Pick<Member, "id" | "displayName" | "role">;
  reason: string;
}

/** Throws the refusal, unless a manager sets it aside; null if there is nothing to set aside. */
export function overrideOf(
  refusal: ReturnType<typeof clockInRefusal>,
  allowed: OverrideBy | undefined,
): PunchOverride | null {
  if (refusal === null) return null;
  if (allowed === undefined) throw refusal;
  return { rule: refusal.code, byName: allowed.manager.displayName, reason: allowed.reason };
}

/** The manager's own row in the history of the entry, beside the employee's clock-in. */
export function recordOverride(
  book: WeekBook,
  entry: TimeEntry,
  { manager, reason }: OverrideBy,
): void {
  const [record] = entry.punches;
  const actor = { uid: manager.id, name: manager.displayName, role: manager.role };
  const made = { action: "override", actor, reason, before: entry, after: entry } as const;
  const change = { ...made, ...(record && { origin: originOf(record) }) };
  appendAudit(book, change, { changes: [], deltaSeconds: 0, pay: noPayDelta });
}
