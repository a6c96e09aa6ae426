import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { kept } from "@crewline/domain/projections/schedules/kept";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { blankDetails } from "@crewline/domain/records/locations/location-record";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { WeekFacts } from "./week-store.ts";

const harbor: LocationRecord = {
  ...blankDetails,
  id: aLocationId("harbor"),
  name: "Harborside",
  address: "",
  timeZone: "America/New_York",
  status: "active",
  openingHours: {},
  version: 1,
};

/** The days of the week of tests. */
export const testDays = weekDays("2026-11-16");

/** A week at Harborside with these shifts, and as many people, p0, p1 and so on. */
export function someFacts(live: readonly Shift[], people = 2): WeekFacts {
  return {
    place: { location: harbor, weekStart: "2026-11-16", today: "2026-11-17" },
    companyRoles: [],
    rules: {
      company: aCompany(),
      termsOf: () => null,
      minorRulesOf: () => [],
      payOf: () => "hidden",
      keptCosts: kept(),
    },
    locations: [harbor],
    employees: Array.from({ length: people }, (_, index) =>
      anEmployee({ id: anEmployeeId(`p${index}`), name: `Person ${index}` }),
    ),
    live,
    removed: [],
    availability: { said: new Map(), days: new Map() },
    notes: new Map(),
    timeOff: [],
    elsewhere: {
      shifts: [],
      knownLocationIds: new Set([harbor.id]),
      publishedOnlyIds: new Set(),
    },
    elsewhereWords: { nameOf: () => harbor.name, timeZone: harbor.timeZone },
  };
}

/** A shift for each person and day. */
export function fullWeek(people: number): Shift[] {
  return Array.from({ length: people }, (_, index) =>
    testDays.map((day) =>
      aShift({ id: aShiftId(`p${index}-${day}`), employeeId: anEmployeeId(`p${index}`), day }),
    ),
  ).flat();
}
