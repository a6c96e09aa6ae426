import type { CompanyBasics } from "@crewline/domain/company/company";
import { deviceFormats } from "@crewline/domain/formats/formats";
import type { LocationRecord } from "@crewline/domain/locations/location-record";
import { blankDetails } from "@crewline/domain/locations/location-record";
import { weekdays } from "@crewline/domain/time/local-date";
import { demoSignIns } from "../demo-sign-ins.ts";

/** A login that is printed for people to use. */
export interface SignIn {
  email: string;
  displayName: string;
}

/** A company to be made: everything that is not left to chance. */
export interface Tenant {
  id: string;
  name: string;
  /** Domain of its people's addresses. */
  domain: string;
  /** Where its random numbers begin. */
  seed: number;
  basics: CompanyBasics;
  locations: readonly LocationRecord[];
  /** How many people; locations get them in turn, the first ones more. */
  people: number;
  /** Weeks with worked time besides the present one. */
  weeks: number;
  admin: SignIn;
  /** The first people hired: a manager of the first location, then others, by sign-in. */
  firstPeople: readonly SignIn[];
}

const ny = "America/New_York";
const la = "America/Los_Angeles";

const basics = (name: string): CompanyBasics => ({
  name,
  country: "US",
  currency: "USD",
  timeZone: ny,
  formats: deviceFormats,
  payPeriod: { kind: "weekly", startsOn: "sunday" },
  weekStart: "sunday",
  overtimePreset: "flsa",
});

/** Whom a café needs whenever it is open, and what a week of them may cost. */
const cafe: Pick<LocationRecord, "areas" | "staffing" | "budget"> = {
  areas: [
    { name: "Bar", colour: "#2e7d32" },
    { name: "Terrace", colour: "#1565c0" },
  ],
  staffing: [
    {
      weekdays: [...weekdays],
      startsAt: "06:00",
      endsAt: "21:00",
      jobRole: "Barista",
      people: 1,
    },
  ],
  budget: { secondsPerWeek: 1_440_000, salesShareBasisPoints: 3000 },
};

/** The demo company: three cafés, one of them in another time zone, and about thirty people. */
export function harborCoffee(weeks: number): Tenant {
  return {
    id: "harbor-coffee",
    name: "Harbor Coffee",
    domain: "harborcoffee.example",
    seed: 20_260_417,
    basics: basics("Harbor Coffee"),
    locations: [
      aLocation("harborside", "Harborside", ["14 Quay Street, New York, NY 10004", ny]),
      aLocation("market-square", "Market Square", ["230 Court Street, Brooklyn, NY 11201", ny]),
      aLocation("sunset-pier", "Sunset Pier", ["88 Ocean Avenue, Santa Monica, CA 90401", la]),
    ].map((location) => ({ ...location, ...cafe })),
    people: 31,
    weeks,
    admin: demoSignIns.admin,
    firstPeople: [demoSignIns.manager, demoSignIns.employee],
  };
}

export const bigHarborAdmin: SignIn = {
  email: "owner@bigharbor.example",
  displayName: "Nora Bigelow",
};

const districts = "North South East West Upper Lower Old New Central Garden".split(" ");
const places = "Wharf Station Plaza Mill Terrace Arcade".split(" ");

/** A large company, to see how everything behaves with many people and a long history. */
export function bigHarbor(people: number, weeks: number): Tenant {
  const count = Math.min(Math.max(Math.ceil(people / 40), 1), districts.length * places.length);
  const locations = Array.from({ length: count }, (_, index) => {
    const place = places[Math.floor(index / districts.length)] ?? "";
    const name = `${districts[index % districts.length] ?? ""} ${place}`;
    const address = `${100 + index} ${place} Road`;
    return aLocation(`l${index + 1}`, name, [address, index % 5 === 4 ? la : ny]);
  });
  return {
    id: "big-harbor",
    name: "Big Harbor",
    domain: "bigharbor.example",
    seed: 500,
    basics: basics("Big Harbor"),
    locations,
    people,
    weeks,
    admin: bigHarborAdmin,
    firstPeople: [],
  };
}

function aLocation(
  id: string,
  name: string,
  [address, timeZone]: [string, string],
): LocationRecord {
  const daily = { opensAt: "06:00", closesAt: "21:00" };
  return {
    id,
    name,
    address,
    timeZone,
    status: "active",
    openingHours: Object.fromEntries(weekdays.map((day) => [day, [daily]])),
    ...blankDetails,
    version: 1,
  };
}
