import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { isCompanyBehind } from "../../store/company/data-shape.ts";
import { daysOfLocation } from "../../store/company/filters.ts";

/**
 * Returns the shifts of a location from one day to another, both included, drafts and cancelled ones
 * included: a packed document a day, or the shifts themselves of a company that is yet to be
 * migrated.
 */
export async function plannedShifts(
  store: CompanyStore,
  locationId: LocationId,
  [from, to]: readonly [LocalDate, LocalDate],
): Promise<Shift[]> {
  const days = daysOfLocation(locationId, from, to);
  return (await isCompanyBehind(store.companyId))
    ? store.shifts.list(days)
    : store.rosterDays.listShifts(days);
}
