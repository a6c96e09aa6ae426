import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { RecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { endedBefore } from "@crewline/domain/rules/schedules/recurring/split-recurring";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** Writes that a recurring shift ends before a day; returns it. */
export function saveEnded(
  store: CompanyStore,
  actor: Actor,
  { recurring, fromDay }: { recurring: RecurringShift; fromDay: LocalDate },
): RecurringShift {
  const ended: RecurringShift = {
    ...recurring,
    recurrence: endedBefore(recurring, fromDay),
    problems: recurring.problems.filter(({ day }) => day < fromDay),
    savedAt: store.now(),
    savedByUid: actor.uid,
    savedByName: actor.displayName,
    version: recurring.version + 1,
  };
  store.recurringShifts.save(recurring.id, ended);
  return ended;
}
