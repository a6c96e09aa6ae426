import type { UserId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { barista } from "./job-roles.ts";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { blankDetails } from "@crewline/domain/records/locations/location-record";
import { newArea } from "@crewline/domain/rules/locations/areas";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { weekdays } from "@crewline/domain/kernel/time/local-date";

/** A login that is printed for people to use. */
export interface SignIn {
  email: string;
  displayName: string;
}

/** A company to be generated: everything that is not random. */
export interface Tenant {
  id: CompanyId;
  name: string;
  /** Domain of its people's addresses. */
  domain: string;
  /** The seed of its random numbers. */
  seed: number;
  basics: CompanyBasics;
  locations: readonly LocationRecord[];
  /** The number of people; they are assigned to locations in turn, more to the first ones. */
  people: number;
  /** Weeks with worked time, without the current one. */
  weeks: number;
  admin: SignIn & { uid?: UserId };
  /** The first people hired: a manager of the first location, then others, by sign-in. */
  firstPeople: readonly SignIn[];
  /** False where only the admin can sign in: the other people are employees without a login. */
  hasLogins: boolean;
  /** The time at which it is deleted; absent for a permanent company. */
  demoUntil?: Instant;
}

/** Areas, minimum staffing and the weekly budgets of a café. */
export const cafe = (
  budgetHours: number,
): Pick<LocationRecord, "areas" | "staffing" | "budget" | "laborBudget"> => ({
  areas: [
    newArea("bar", { name: "Bar", colour: "#2e7d32" }),
    newArea("terrace", { name: "Terrace", colour: "#1565c0" }),
  ],
  staffing: [
    {
      weekdays: [...weekdays],
      startsAt: "06:00",
      endsAt: "21:00",
      jobRoleId: barista.id,
      people: 1,
    },
  ],
  budget: { secondsPerWeek: budgetHours * 3600, salesShareBasisPoints: 3000 },
  // About twenty an hour.
  laborBudget: { minorPerWeek: budgetHours * 20_00, minorByDay: {} },
});

/** A location that is open every day from 6:00 to 21:00. */
export function aLocation(
  id: string,
  name: string,
  [address, timeZone]: readonly [string, string],
): LocationRecord {
  const daily = { opensAt: "06:00", closesAt: "21:00" };
  return {
    id: locationIdSchema.parse(id),
    name,
    address,
    timeZone,
    status: "active",
    openingHours: Object.fromEntries(weekdays.map((day) => [day, [daily]])),
    ...blankDetails,
    version: 1,
  };
}
