import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { now } from "../platform/clock.ts";
import { dueWork, saveDueWork } from "../store/due-work.ts";
import { inTransaction } from "../store/unit/unit.ts";

/**
 * Has the lists of a location follow its published shifts, where it has checklists at all. Twice is
 * harmless, because the job compares.
 */
export async function followPublication({ companyId, locationId }: DomainEvent): Promise<void> {
  if (locationId === null) return;
  await inTransaction(async (unit) => {
    const due = newDueWork({ job: "checklists", companyId, locationId, dueAt: now() });
    const present = await dueWork(unit).find(due.id);
    if (present !== null && present.dueAt > due.dueAt) saveDueWork(unit, due);
  });
}
