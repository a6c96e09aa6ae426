import type { UserId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { SignIn, Tenant } from "./tenant.ts";
import { aLocation, cafe } from "./tenant.ts";

const NAME = "Pier Coffee (demo)";

interface DemoOwner extends SignIn {
  uid: UserId;
}

interface Demo {
  id: CompanyId;
  owner: DemoOwner;
  /** The defaults for the owner's country: zone, currency, formats, rules. */
  basics: Omit<CompanyBasics, "name">;
  demoUntil: Instant;
}

/**
 * The company that a new owner explores: twelve people without logins at two locations in the
 * owner's zone, a worked week, the current one and a draft of the next.
 */
export function demoTenant({ id, owner, basics, demoUntil }: Demo): Tenant {
  const { timeZone } = basics;
  return {
    id,
    name: NAME,
    domain: "piercoffee.example",
    seed: 20_261_122,
    basics: { ...basics, name: NAME },
    locations: [
      aLocation("pier", "Pier", ["1 Pier Road", timeZone]),
      aLocation("market", "Market", ["25 Market Square", timeZone]),
    ].map((location) => ({ ...location, ...cafe(400) })),
    people: 12,
    weeks: 1,
    admin: owner,
    firstPeople: [],
    hasLogins: false,
    demoUntil,
  };
}
