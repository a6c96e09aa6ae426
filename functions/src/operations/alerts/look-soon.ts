import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { alertWatch } from "@crewline/domain/rules/jobs/recurring-work";
import { now } from "../../platform/clock.ts";
import { dueWork, saveDueWork } from "../../store/due-work.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";

/**
 * Sets the next look at the alerts of a location, or of the company where `locationId` is null, to
 * now. A look that is due already is left alone: all changes of a busy minute share it, so they do
 * not wait for each other's writes of one document.
 */
export async function lookSoon(companyId: CompanyId, locationId: LocationId | null): Promise<void> {
  const due = alertWatch(companyId, locationId, now());
  const present = await dueWork(await readingUnit()).find(due.id);
  if (present !== null && present.dueAt <= due.dueAt) return;
  await inTransaction((unit) => {
    saveDueWork(unit, due);
    return Promise.resolve();
  });
}
