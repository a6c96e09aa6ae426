import type { RecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { KeptChange } from "./keep-recurring.ts";
import { recurringMark } from "./keep-recurring.ts";

/**
 * Prepares the recurring shift as it was before a change: reads now, and returns the function that
 * writes. Throws shiftsChangedSince where it was changed again.
 */
export async function undoneRecurring(
  store: CompanyStore,
  actor: Actor,
  { began, ended }: KeptChange,
): Promise<() => void> {
  if (began !== null) await asKept(store, began);
  const now = ended === null ? null : await asKept(store, ended.after);
  return () => {
    if (began !== null) store.recurringShifts.remove(began.id);
    if (ended === null || now === null) return;
    store.recurringShifts.save(now.id, {
      ...ended.before,
      savedAt: store.now(),
      savedByUid: actor.uid,
      savedByName: actor.displayName,
      version: now.version + 1,
    });
  };
}

/** The recurring shift as it is; changed and changed back it is the same again. */
async function asKept(
  store: CompanyStore,
  { id, version, mark }: NonNullable<KeptChange["began"]>,
): Promise<RecurringShift> {
  const now = await store.recurringShifts.find(id);
  if (now !== null && (now.version === version || recurringMark(now) === mark)) return now;
  throw new RuleViolation("shiftsChangedSince", {});
}
