import { aShiftId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import type { DaySummaries } from "../../../functions/src/demo/day-summaries.ts";
import { writeWeek } from "../../../functions/src/demo/publish.ts";
import type { PlannedShift } from "../../../functions/src/demo/roster.ts";
import { aLocation } from "../../../functions/src/demo/tenant.ts";
import type { CompanyStore } from "../../../functions/src/store/company/company-store.ts";
import { employeeEmailId } from "../../../functions/src/store/company/employee-emails.ts";
import { testRoles } from "../../support/a-company.ts";
import { invitedEmployee } from "../../support/a-small-company.ts";
import { addressOf, ownerId } from "./day-logins.ts";
import type { Person } from "./day-people.ts";
import {
  isFenced,
  locationOf,
  minuteAt,
  openerOf,
  peopleOf,
  today,
  weekStart,
  zone,
} from "./day-people.ts";
import type { DaySize } from "./day-size.ts";

interface Writing {
  size: DaySize;
  summaries: DaySummaries;
  now: Instant;
}

/** Writes a location with its people, and the published shifts of its day. */
export function writePlace(
  store: CompanyStore,
  place: number,
  { size, summaries, now }: Writing,
): void {
  const location = aLocation(locationOf(place), `Location ${place + 1}`, ["", zone]);
  const geofence = { mode: "flag" as const, latitude: 40, longitude: -74, radiusMetres: 100 };
  store.locationRecords.save(location.id, { ...location, ...(isFenced(place) && { geofence }) });
  const people = peopleOf(place, size);
  for (const { id } of people) writePerson(store, place, id);
  if (place === 0) writePerson(store, place, openerOf(size));
  const week = { weekStart, locationId: location.id, timeZone: zone, now };
  const shifts = writeWeek(store, {
    ...week,
    shifts: people.map((person) => shiftOf(place, person, size)),
    isPublished: true,
    changedShiftId: null,
    actor: { uid: ownerId, name: ownerId, role: "admin" },
    nameOf: String,
  });
  summaries.add(shifts, []);
  summaries.write(location, [today]);
}

function writePerson(store: CompanyStore, place: number, id: Person["id"]): void {
  const [role] = testRoles;
  const jobRoleIds = role === undefined ? [] : [role.id];
  const work = { locationIds: [locationOf(place)], jobRoleIds, status: "active" as const };
  const hiring = { hiredOn: "2026-01-01", userId: aUserId(id) };
  store.employees.save(id, invitedEmployee({ id, name: id, ...work, ...hiring }));
  const contact = { email: addressOf(id), phone: "", notes: "" };
  store.employeeProfiles.save(id, { ...contact, ...noPersonalData, version: 1 });
  store.employeeEmails.save(employeeEmailId(contact.email), { employeeId: id });
  const rate = { jobRoleId: null, locationId: null, rateTenThousandths: 185_000 };
  const rates = [{ ...rate, effectiveDate: hiring.hiredOn }];
  store.employeePay.save(id, { currency: "USD", rates, policies: [], version: 1 });
}

function shiftOf(place: number, { id, planned }: Person, size: DaySize): PlannedShift {
  const [startsAt, endsAt] = [minuteAt(place, 0, size), minuteAt(place, planned, size)];
  const times = {
    day: today,
    startsAtLocal: localTimeAt(startsAt, zone),
    endsAtLocal: localTimeAt(endsAt, zone),
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  };
  return {
    id: aShiftId(`${id}shift`),
    locationId: locationOf(place),
    employeeId: id,
    jobRoleId: testRoles[0]?.id ?? null,
    ...times,
    ...placeShift(times, zone),
    unpaidBreakSeconds: 0,
    timeZone: zone,
    weekStart,
    note: "",
  };
}
