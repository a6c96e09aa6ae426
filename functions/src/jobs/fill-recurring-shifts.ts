import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { daysToFill } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import { SYSTEM_UID } from "../operations/history/system-actor.ts";
import { fillRecurring } from "../operations/schedules/recurring/fill-recurring.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

interface Place {
  companyId: CompanyId;
  locationId: LocationId;
  location: Location;
  today: LocalDate;
}

/** Puts the shifts of a location's recurring shifts into the weeks that have come near. */
export async function fillRecurringShifts(place: Place): Promise<void> {
  const { companyId, locationId, today } = place;
  const { recurringShifts } = await readCompany(companyId);
  const found = await recurringShifts.list([["locationId", "==", locationId]]);
  const due = found.filter((one) => daysToFill(one, today).length > 0);
  await eachOnItsOwn("fillRecurringShifts", due, ({ id }) => fill(place, id));
}

function fill({ companyId, location, locationId }: Place, id: RecurringShiftId): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const recurring = await store.recurringShifts.find(id);
    if (recurring === null) return;
    const by = { uid: SYSTEM_UID, displayName: PRODUCT_NAME };
    const { put, filled } = await fillRecurring(store, { recurring, location, by });
    put.write();
    store.recurringShifts.save(id, filled);
  }, `${companyId}/schedule of ${locationId}`);
}
