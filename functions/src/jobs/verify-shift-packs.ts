import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPackId } from "@crewline/domain/kernel/ids/record-ids";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import {
  PACKED_DAYS_BACK,
  dayPackId,
  offerPackId,
  ownPackId,
  packShift,
  packsOfDays,
  shiftsOfPack,
  trimmedPack,
  wrongEntries,
} from "@crewline/domain/records/schedules/packed/shift-pack";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { readPeople } from "../operations/employment/read-people.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { readCompany } from "../store/company/read-company.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

interface Place {
  companyId: CompanyId;
  locationId: LocationId;
  today: LocalDate;
}

/** Days after today whose shifts are compared: Home offers those of two weeks. */
const DAYS_AHEAD = 15;

/**
 * Compares the packed shifts of a location's coming days with what staff see of each, and writes
 * what differs. They rarely do, so they are compared without a lock first.
 */
export async function verifyShiftPacks(place: Place): Promise<void> {
  if ((await findWrong(await readingUnit(), place)).length === 0) return;
  await inTransaction(async (unit) => {
    const { shiftPacks } = companyStore(unit, place.companyId);
    for (const change of await findWrong(unit, place)) shiftPacks.change(change);
  });
  const { companyId, locationId } = place;
  log.error("packed shifts differed from what staff see", { companyId, locationId });
}

async function findWrong(unit: Unit, { companyId, locationId, today }: Place) {
  const store = companyStore(unit, companyId);
  const days = daysFromTo(today, addDays(today, DAYS_AHEAD));
  const of = daysOfLocation(locationId, today, addDays(today, DAYS_AHEAD));
  const { found: shifts } = await store.publishedShifts.listReadable(of);
  const ids = packsOfDays({ locationId, days, now: now() }, shifts);
  const { found: packs } = await store.shiftPacks.findReadable(ids);
  return wrongEntries({ locationId, days, now: now() }, shifts, packs);
}

/** Days before the last packed one whose packs are dropped, should nights have failed. */
const DAYS_DROPPED = 7;

/**
 * Drops what is over from the packs of employees, of past days and of shifts on offer, and from
 * those of employees what the packs of the days do not hold.
 */
export async function trimShiftPacks(companyId: CompanyId): Promise<void> {
  const store = await readCompany(companyId);
  const people = await readPeople(store);
  const { found: locations } = await store.locations.listReadable([]);
  const ids = [
    ...people.map(({ id }) => ownPackId(id)),
    ...locations.flatMap(({ id, timeZone }) => [offerPackId(id), ...pastPacks(id, timeZone)]),
  ];
  const { found: packs } = await store.shiftPacks.findReadable(ids);
  const isKnown = await knownShifts(
    store,
    packs.flatMap((pack) => shiftsOfPack(pack).shifts),
  );
  const stale = packs.filter((pack) => trimmedPack(pack, now(), isKnown) !== null);
  await eachOnItsOwn("trimShiftPacks", stale, ({ id }) =>
    inTransaction(async (unit) => {
      const { shiftPacks } = companyStore(unit, companyId);
      const pack = await shiftPacks.find(id);
      const trimmed = pack === null ? null : trimmedPack(pack, now(), isKnown);
      if (trimmed !== null) shiftPacks.save(id, trimmed);
    }),
  );
}

/** The packs of the days that have just left the packed ones. */
function pastPacks(locationId: LocationId, timeZone: string): ShiftPackId[] {
  const today = localDateAt(now(), timeZone);
  const last = addDays(today, -PACKED_DAYS_BACK - 2);
  return daysFromTo(addDays(last, -DAYS_DROPPED), last).map((day) => dayPackId(locationId, day));
}

/** Tells whether the pack of a shift's day held it as it is; one that was added since is known. */
async function knownShifts(store: CompanyStore, shifts: readonly PublishedShift[]) {
  const asked = new Set(shifts.map(({ locationId, day }) => dayPackId(locationId, day)));
  const { found } = await store.shiftPacks.findReadable([...asked]);
  const texts = new Map(found.map((pack) => [pack.id, pack.shifts]));
  return (shift: PublishedShift) => {
    const id = dayPackId(shift.locationId, shift.day);
    return !asked.has(id) || texts.get(id)?.[shift.id] === packShift(shift);
  };
}
