import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import {
  withoutGoneShifts,
  wrongRosterChanges,
} from "@crewline/domain/records/schedules/packed/roster-day";
import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { readCompany } from "../store/company/read-company.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";

interface Place {
  companyId: CompanyId;
  locationId: LocationId;
  today: LocalDate;
}

/** The days back and ahead for which the packed roster is compared with its shifts. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 28;

/**
 * Compares the packed roster of a location with its shifts, first without a lock because they rarely
 * differ, and writes what does. Removes the ids of shifts that left their day.
 */
export async function verifyRosterDays(place: Place): Promise<void> {
  if ((await findWrong(await readingUnit(), place)).length > 0) {
    await inTransaction(async (unit) => {
      const { rosterDays } = companyStore(unit, place.companyId);
      for (const change of await findWrong(unit, place)) rosterDays.change(change);
    });
    const { companyId, locationId } = place;
    log.error("the packed roster differed from its shifts", { companyId, locationId });
  }
  await trimDays(place);
}

async function findWrong(unit: Unit, { companyId, ...place }: Place) {
  const store = companyStore(unit, companyId);
  const { found: shifts } = await store.shifts.listReadable(daysAround(place));
  const { found: days } = await store.rosterDays.listReadable(daysAround(place));
  return wrongRosterChanges(shifts, days);
}

async function trimDays({ companyId, ...place }: Place): Promise<void> {
  const { rosterDays } = await readCompany(companyId);
  const { found } = await rosterDays.listReadable(daysAround(place));
  const ids = found.filter((day) => withoutGoneShifts(day) !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    for (const day of await store.rosterDays.findAll(ids)) {
      const trimmed = withoutGoneShifts(day);
      if (trimmed !== null) store.rosterDays.save(day.id, trimmed);
    }
  });
}

function daysAround({ locationId, today }: Omit<Place, "companyId">) {
  return daysOfLocation(locationId, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
}
