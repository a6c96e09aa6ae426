import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { accessChangeSchema } from "@crewline/domain/records/users/access-change";
import { invitationSchema } from "@crewline/domain/records/users/user";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod";
import type { Account } from "../../identity/account.ts";
import { readClaims } from "../../identity/claims.ts";
import { findUser } from "../../identity/users.ts";
import { unreadableSchema } from "../../rpc/answers.ts";
import { accessChanges } from "../../store/access-changes.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { deviceSessions } from "../../store/device-sessions.ts";
import { invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/** Of each list, the most rows that are read. */
const MOST_ROWS = 50;
/** The locations of a manager that are read by name; the others are counted. */
const MOST_LOCATIONS = 10;

const membershipSchema = z.object({
  role: roleSchema,
  mayViewWages: z.boolean(),
  /** Null for a member without an employee record. */
  employeeName: z.string().nullable(),
  locationCount: z.int().min(0),
  locationNames: z.array(z.string()),
});

const offeredSchema = invitationSchema.pick({
  id: true,
  companyName: true,
  role: true,
  createdAt: true,
  expiresAt: true,
});

const changeSchema = accessChangeSchema.pick({
  id: true,
  act: true,
  before: true,
  after: true,
  at: true,
  byName: true,
  byEmail: true,
  reason: true,
});

export const loginDetailsSchema = z.object({
  /** Null for a login without a company. */
  membership: membershipSchema.nullable(),
  /** To the hour; null if no browser has been noted in the last 30 days. */
  lastSeenAt: instantSchema.nullable(),
  signIns: z.int().min(0),
  pushDevices: z.int().min(0),
  /** Invitations to the address that were neither accepted nor revoked, the latest first. */
  invitations: z.array(offeredSchema),
  /** Changes of the login and its rights, the latest first. */
  changes: z.array(changeSchema),
  unreadable: unreadableSchema,
});
type LoginDetails = z.infer<typeof loginDetailsSchema>;

/** Returns what product staff see of one login. Throws notFound. */
export async function showLogin(uid: UserId): Promise<LoginDetails> {
  const account = await findUser(uid);
  if (account === null) throw new RuleViolation("notFound", { what: "login" });
  const unit = await readingUnit();
  const [membership, devices, offered, changed] = await Promise.all([
    membershipOf(account),
    devicesOf(unit, uid),
    invitationsOf(unit, account),
    changesOf(unit, account),
  ]);
  const unreadable = devices.unreadable + offered.unreadable + changed.unreadable;
  const { lastSeenAt, signIns, pushDevices } = devices;
  const lists = { invitations: offered.found, changes: changed.found };
  return { membership, lastSeenAt, signIns, pushDevices, ...lists, unreadable };
}

const companyOf = ({ claims }: Account) => readClaims(claims)?.companyId ?? null;

async function membershipOf(account: Account): Promise<LoginDetails["membership"]> {
  const companyId = companyOf(account);
  if (companyId === null) return null;
  const store = await readCompany(companyId);
  const member = (await store.members.findReadable([account.uid])).found[0];
  if (member === undefined) return null;
  const { role, mayViewWages, employeeId, locationIds } = member;
  const [people, places] = await Promise.all([
    store.employees.findReadable(employeeId === null ? [] : [employeeId]),
    store.locations.findReadable(locationIds.slice(0, MOST_LOCATIONS)),
  ]);
  return {
    role,
    mayViewWages,
    employeeName: people.found[0]?.name ?? null,
    locationCount: locationIds.length,
    locationNames: places.found.map(({ name }) => name),
  };
}

async function devicesOf(unit: Unit, uid: UserId) {
  const [sessions, profiles] = await Promise.all([
    deviceSessions(unit, uid).listReadable([], { limit: MOST_ROWS }),
    users(unit).findReadable([uid]),
  ]);
  const lastUsed = sessions.found.map(({ lastUsedAt }) => lastUsedAt).toSorted();
  return {
    lastSeenAt: lastUsed.at(-1) ?? null,
    signIns: sessions.found.length,
    pushDevices: profiles.found[0]?.pushDeviceIds.length ?? 0,
    unreadable: sessions.unreadable + profiles.unreadable,
  };
}

async function invitationsOf(unit: Unit, { email }: Account) {
  if (email === null) return { found: [], unreadable: 0 };
  const { found, unreadable } = await invitations(unit).listReadable(
    [["email", "==", email.toLowerCase()]],
    { limit: MOST_ROWS },
  );
  const open = found
    .filter(({ acceptedAt, isRevoked }) => acceptedAt === null && !isRevoked)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { found: open.map((one) => offeredSchema.parse(one)), unreadable };
}

async function changesOf(unit: Unit, account: Account) {
  const companyId = companyOf(account);
  const path = companyId === null ? null : `companies/${companyId}`;
  const { found, unreadable } = await accessChanges({ unit, path }).listReadable(
    [["uid", "==", account.uid]],
    { orderBy: ["at", "desc"], limit: MOST_ROWS },
  );
  return { found: found.map((change) => changeSchema.parse(change)), unreadable };
}
