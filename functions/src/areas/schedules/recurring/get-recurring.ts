import type { RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import type { RecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** Reads a recurring shift outside of a transaction. Throws notFound for one out of reach. */
export async function getRecurring(actor: Actor, id: RecurringShiftId): Promise<RecurringShift> {
  const found = await (await readCompany(actor.companyId)).recurringShifts.get(id);
  requireReach(actor, { locationIds: [found.locationId], what: "recurringShift" });
  return found;
}
