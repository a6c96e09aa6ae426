import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";
import type { Role } from "@crewline/domain/access/role";
import { claimsFor } from "@crewline/domain/access/role";
import { ids, minIat } from "./documents.ts";

const FRESH = minIat + 60;
const STALE = minIat - 1;

interface Token {
  uid: string;
  claims: Record<string, unknown>;
}

/** Everybody who tries the rules; each row of the table names those who get in. */
export const actors = {
  admin: member("admin", null),
  manager: member("manager", null),
  wagesManager: member("manager", null),
  otherManager: member("manager", null),
  ana: member("employee", ids.ana),
  ben: member("employee", ids.ben),
  /** Was removed as a manager: the token still says so, the membership does not exist. */
  removedManager: member("manager", null),
  /** Tokens from before the rights were taken away. */
  staleAdmin: member("admin", null, { iat: STALE }),
  staleManager: member("manager", null, { iat: STALE }),
  staleEmployee: member("employee", ids.ana, { iat: STALE }),
  /** No record says since when this login's tokens count. */
  recordlessAdmin: member("admin", null),
  /** Their company asks admins for a second factor; one of them signed in with it. */
  provenAdmin: member("admin", null, { secondFactor: "totp" }),
  unprovenAdmin: member("admin", null),
  outsideAdmin: member("admin", null, { companyId: ids.otherCompany }),
  /** Has the same employee id in another company. */
  outsideAna: member("employee", ids.ana, { companyId: ids.otherCompany }),
  /** Signed up, without a company. */
  newcomer: { iat: FRESH },
  /** Claims of the wrong kinds. */
  oddAdmin: { iat: FRESH, companyId: ids.company, admin: "true", role: "admin" },
  nullClaims: { iat: FRESH, companyId: null, admin: null, role: null, employeeId: null },
  nobodyEmployee: member("employee", null),
  visitor: null,
} as const satisfies Record<string, Record<string, unknown> | null>;

export type Actor = keyof typeof actors;

/** Actors who are let in wherever another one is. */
export const actsLike: Partial<Record<Actor, Actor>> = { provenAdmin: "admin" };

/** Those whose state asks for a second factor. */
export const needsSecondFactor: readonly string[] = ["provenAdmin", "unprovenAdmin"];

export const allActors = Object.keys(actors).filter(isActor);

/** A connection as the actor has it; the uid is the actor's name. */
export function connect(environment: RulesTestEnvironment, actor: Actor): RulesTestContext {
  const claims = actors[actor];
  return claims === null
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(actor, claims);
}

interface TokenChange {
  iat?: number;
  companyId?: string;
  secondFactor?: string;
}

function member(
  role: Role,
  employeeId: string | null,
  { iat = FRESH, companyId = ids.company, secondFactor }: TokenChange = {},
): Token["claims"] {
  const factor = secondFactor === undefined ? {} : { sign_in_second_factor: secondFactor };
  const firebase = { sign_in_provider: "password", identities: {}, ...factor };
  return { ...claimsFor({ companyId, role, employeeId }), iat, firebase };
}

function isActor(name: string): name is Actor {
  return Object.hasOwn(actors, name);
}
