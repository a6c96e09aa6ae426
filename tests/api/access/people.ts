import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { claimsFor, roles } from "@crewline/domain/kernel/access/role";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Member, TestCompany } from "../../support/a-company.ts";
import { aMember, aStaffLogin } from "../../support/a-company.ts";
import {
  aLogin,
  alteredToken,
  changeAccount,
  payloadOf,
  signInAgain,
} from "../../support/auth-emulator.ts";

/**
 * All callers with a login. The records that the calls name belong to `employee`, at the location
 * of `manager`; `colleague` and `otherManager` belong to the other location.
 */
export const people = {
  newcomer: { role: null, isStaff: false },
  employee: { role: "employee", isStaff: false },
  colleague: { role: "employee", isStaff: false },
  manager: { role: "manager", isStaff: false },
  otherManager: { role: "manager", isStaff: false },
  admin: { role: "admin", isStaff: false },
  staff: { role: "admin", isStaff: true },
  /** Has an unverified address of the product's domain. */
  claimant: { role: "admin", isStaff: false },
} as const satisfies Record<string, { role: Role | null; isStaff: boolean }>;

export type Person = keyof typeof people;
export const allPeople = Object.keys(people).filter((name): name is Person =>
  Object.hasOwn(people, name),
);

const INVALID = "Firebase ID token missing or invalid";
const OUTDATED = "Firebase token outdated";

/**
 * The ways in which a real person's token is invalid, with their error messages. On the emulator
 * the library itself checks for revoked sign-ins and disabled accounts, and refuses first.
 */
export const badTokens = {
  expired: [INVALID],
  outdated: [OUTDATED],
  revoked: [INVALID, OUTDATED],
  disabled: [INVALID, OUTDATED],
} as const;

export type BadToken = keyof typeof badTokens;
export const badTokenKinds = Object.keys(badTokens).filter((kind): kind is BadToken =>
  Object.hasOwn(badTokens, kind),
);

export interface Caller {
  uid: UserId;
  employeeId: EmployeeId | null;
  /** Of a recent sign-in, however long the other calls took. */
  readonly token: string;
  /** Equally valid, of a sign-in half an hour ago. */
  earlier: string;
  bad: Record<BadToken, string>;
}

export type Everybody = Record<Person, Caller>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All of them with their tokens of every state; in turn, as the emulator has few processes. */
export async function everybodyOf(own: TestCompany, other: TestCompany): Promise<Everybody> {
  const made: [Person, Caller][] = [];
  for (const person of allPeople) made.push([person, await aCaller(person, own, other)]);
  return Object.fromEntries(made) as Everybody;
}

async function aCaller(person: Person, own: TestCompany, other: TestCompany): Promise<Caller> {
  const { login, employeeId } = await aPerson(person, own);
  const { idToken, uid } = login;
  const now = Math.floor(Date.now() / 1000);
  const bad: Caller["bad"] = {
    expired: alteredToken(idToken, { exp: now - 10 }),
    outdated: alteredToken(idToken, outdatedClaims(person, own, other)),
    revoked: alteredToken(idToken, { auth_time: now - 2 * HOUR }),
    disabled: await disabledToken(idToken),
  };
  await changeAccount(uid, { validSince: String(now - HOUR) });
  const earlier = alteredToken(idToken, { auth_time: now - HOUR / 2 });
  return {
    uid,
    employeeId,
    get token() {
      return ofThisMinute(idToken);
    },
    earlier,
    bad,
  };
}

/**
 * The token as after signing in within the last minute; changed once a minute, so calls share it.
 */
function ofThisMinute(idToken: string): string {
  const now = Math.floor(Date.now() / 1000);
  const { auth_time: signedInAt } = payloadOf(idToken);
  const minutes = Math.floor((now - Number(signedInAt)) / MINUTE);
  if (minutes === 0) return idToken;
  return alteredToken(idToken, { auth_time: Number(signedInAt) + minutes * MINUTE });
}

/** Of an account with the same rights until it was disabled. */
async function disabledToken(idToken: string): Promise<string> {
  const { companyId, role, employeeId, admin, v } = payloadOf(idToken);
  const claims = { companyId, role, employeeId, admin, v };
  const login = await aLogin();
  await changeAccount(login.uid, { customAttributes: JSON.stringify(claims) });
  const twin = await signInAgain(login);
  await changeAccount(login.uid, { disableUser: true });
  return twin.idToken;
}

/** From before the person lost rights, or changed companies. */
function outdatedClaims(person: Person, own: TestCompany, other: TestCompany) {
  const isAdmin = people[person].role === "admin";
  const { companyId } = isAdmin ? other : own;
  return claimsFor({ companyId, role: "admin", employeeId: null });
}

type Joined = Pick<Member, "login"> & { employeeId: EmployeeId | null };

async function aPerson(person: Person, company: TestCompany): Promise<Joined> {
  const { role } = people[person];
  if (role === null) return { login: await aLogin(), employeeId: null };
  const isElsewhere = person === "colleague" || person === "otherManager";
  const locationIds = [isElsewhere ? company.market : company.harbor];
  const isOfProduct = person === "staff" || person === "claimant";
  const login = isOfProduct ? await aStaffLogin() : await aLogin();
  const member = await aMember(company, { role, locationIds, login, name: person });
  if (person === "claimant") await changeAccount(login.uid, { emailVerified: false });
  return member;
}

/** The roles of the people above; a new role needs its people here. */
export const missingRoles = roles.filter(
  (role) => !allPeople.some((person) => people[person].role === role),
);
