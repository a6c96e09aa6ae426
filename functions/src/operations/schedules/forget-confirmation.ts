import type { Shift } from "@crewline/domain/records/schedules/shift";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { confirmationId, messageId } from "@crewline/domain/records/schedules/shift-message";
import {
  confirmationsWithout,
  messageWithout,
} from "@crewline/domain/rules/schedules/publishing/confirmations";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * Prepares that an employee who gives a published shift to another one need not confirm it: reads
 * now, and returns the function that writes.
 */
export async function forgetConfirmation(
  store: CompanyStore,
  { id, employeeId, locationId, weekStart }: Shift,
): Promise<() => void> {
  if (employeeId === null) return () => undefined;
  const week = scheduleId(locationId, weekStart);
  const before = await store.shiftConfirmations.find(confirmationId(week, employeeId));
  const asked = before?.shifts.find(({ shiftId }) => shiftId === id);
  if (before === null || asked === undefined) return () => undefined;
  const message = await store.messages.find(messageId(asked.publicationId, employeeId));
  return () => {
    const after = confirmationsWithout(before, id);
    store.shiftConfirmations.save(after.id, after);
    if (message !== null) store.messages.save(message.id, messageWithout(message, new Set([id])));
  };
}
