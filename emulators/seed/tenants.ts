import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { aLocation, cafe } from "../../functions/src/demo/tenant.ts";
import type { SignIn, Tenant } from "../../functions/src/demo/tenant.ts";
import { demoSignIns } from "../demo-sign-ins.ts";

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

/** The demo company: three cafés, one of them in another time zone, and about thirty people. */
export function harborCoffee(weeks: number): Tenant {
  return {
    id: companyIdSchema.parse("harbor-coffee"),
    name: "Harbor Coffee",
    domain: "harborcoffee.example",
    seed: 20_260_417,
    basics: basics("Harbor Coffee"),
    locations: [
      aLocation("harborside", "Harborside", ["14 Quay Street, New York, NY 10004", ny]),
      aLocation("market-square", "Market Square", ["230 Court Street, Brooklyn, NY 11201", ny]),
      aLocation("sunset-pier", "Sunset Pier", ["88 Ocean Avenue, Santa Monica, CA 90401", la]),
    ].map((location, index) => ({ ...location, ...cafe([600, 320, 180][index] ?? 0) })),
    people: 31,
    weeks,
    admin: demoSignIns.admin,
    firstPeople: [demoSignIns.manager, demoSignIns.employee],
    hasLogins: true,
  };
}

export const bigHarborAdmin: SignIn = {
  email: "owner@bigharbor.example",
  displayName: "Nora Bigelow",
};

const districts = "North South East West Upper Lower Old New Central Garden".split(" ");
const places = "Wharf Station Plaza Mill Terrace Arcade".split(" ");

/** A large company, for tests with many people and a long history. */
export function bigHarbor(people: number, weeks: number): Tenant {
  const count = Math.min(Math.max(Math.ceil(people / 40), 1), districts.length * places.length);
  const locations = Array.from({ length: count }, (_, index) => {
    const place = places[Math.floor(index / districts.length)] ?? "";
    const name = `${districts[index % districts.length] ?? ""} ${place}`;
    const address = `${100 + index} ${place} Road`;
    return aLocation(`l${index + 1}`, name, [address, index % 5 === 4 ? la : ny]);
  });
  return {
    id: companyIdSchema.parse("big-harbor"),
    name: "Big Harbor",
    domain: "bigharbor.example",
    seed: 500,
    basics: basics("Big Harbor"),
    locations,
    people,
    weeks,
    admin: bigHarborAdmin,
    firstPeople: [],
    hasLogins: true,
  };
}
