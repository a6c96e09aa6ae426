import { aCompanyId, aShiftId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { Company } from "@crewline/domain/records/company/company";
import { defaultSecurity } from "@crewline/domain/records/company/company";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import { settingsFrom } from "@crewline/domain/rules/company/apply-basics";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { DaySummaries } from "../../../functions/src/demo/day-summaries.ts";
import { writeWeek } from "../../../functions/src/demo/publish.ts";
import { Random } from "../../../functions/src/demo/random.ts";
import type { PlannedShift } from "../../../functions/src/demo/roster.ts";
import { aLocation } from "../../../functions/src/demo/tenant.ts";
import { writeMembers } from "../../../functions/src/demo/write-members.ts";
import type { CompanyStore } from "../../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../../functions/src/store/company/company-store.ts";
import { employeeEmailId } from "../../../functions/src/store/company/employee-emails.ts";
import { firestore } from "../../../functions/src/store/unit/firestore.ts";
import { commitTo, SeedUnit } from "../../../functions/src/store/unit/seed-unit.ts";
import { basics, testRoles } from "../../support/a-company.ts";
import { invitedEmployee } from "../../support/a-small-company.ts";
import { addressOf, makeAccounts, membersOf, ownerId } from "./day-logins.ts";
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
import { rulesOfDay } from "./day-rules.ts";
import type { DaySize } from "./day-size.ts";

export const companyId = aCompanyId("simulated-day");

/** Writes the company with its people and their published shifts of the day, as of `now`. */
export async function seedDay(size: DaySize, now: Instant): Promise<void> {
  const database = await firestore();
  const seed = new SeedUnit(
    { firestore: database, commit: commitTo(database) },
    new Random(1),
    now,
  );
  const store = companyStore(seed.unit, companyId);
  const company = companyOf(size, now);
  const members = membersOf(size);
  store.saveCompany(company);
  writeMembers(seed.unit, companyId, { members, company });
  const summaries = new DaySummaries(store, String);
  for (let place = 0; place < size.locations; place += 1) {
    writePlace(store, place, { size, summaries, now });
  }
  summaries.writeOpenWork(addDays(today, -OPEN_WORK_DAYS_BACK));
  await seed.flush();
  await makeAccounts(companyId, members);
}

function companyOf(size: DaySize, createdAt: Instant): Company {
  return {
    id: companyId,
    ...settingsFrom({ ...basics, formats: deviceFormats, overtimePreset: "california" }),
    security: defaultSecurity,
    jobRoles: [...testRoles],
    alertRules: rulesOfDay(size),
    createdAt,
    createdBy: ownerId,
    onBoardedAt: createdAt,
    onBoarding: { step: "week", skipped: [] },
    version: 1,
  };
}

interface Writing {
  size: DaySize;
  summaries: DaySummaries;
  now: Instant;
}

function writePlace(store: CompanyStore, place: number, { size, summaries, now }: Writing): void {
  const location = aLocation(locationOf(place), `Location ${place + 1}`, ["", zone]);
  const geofence = { mode: "flag" as const, latitude: 40, longitude: -74, radiusMetres: 100 };
  store.locationRecords.save(location.id, { ...location, ...(isFenced(place) && { geofence }) });
  const people = peopleOf(place, size);
  for (const { id } of people) writePerson(store, place, id);
  if (place === 0) writePerson(store, place, openerOf(size));
  const week = { weekStart, locationId: location.id, timeZone: zone, now };
  const shifts = writeWeek(store, {
    ...week,
    shifts: people.map((person) => shiftOf(place, person)),
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

function shiftOf(place: number, { id, planned }: Person): PlannedShift {
  const [startsAt, endsAt] = [minuteAt(place, 0), minuteAt(place, planned)];
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
