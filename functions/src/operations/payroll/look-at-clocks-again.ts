import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * Sets the look for missed clock-outs at a location whose days are open again, because that of a
 * closed day changes nothing.
 */
export function lookAtClocksAgain(store: CompanyStore, locationId: LocationId): void {
  const { companyId } = store;
  const due = { job: "missedClockOuts", companyId, locationId, dueAt: now() } as const;
  store.setDue(newDueWork(due));
}

/** The locations at which a clock runs now. */
export async function placesWithClocks({ timeEntries }: CompanyStore): Promise<LocationId[]> {
  const { found } = await timeEntries.listReadable([["state", "in", ["clockedIn", "onBreak"]]]);
  return [...new Set(found.map(({ locationId }) => locationId))];
}
