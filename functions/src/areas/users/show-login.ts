import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { accessChangeSchema } from "@crewline/domain/records/users/access-change";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import { ownClaims } from "../../identity/claims.ts";
import { findUser, findUsers } from "../../identity/users.ts";
import { withOwnClaims } from "../../operations/access/claims-of-membership.ts";
import { standingSessions } from "../../operations/access/standing-sessions.ts";
import { accessChanges } from "../../store/access-changes.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { companies } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { loginOf, loginSchema } from "./list-logins.ts";
import { openInvitationSchema, openInvitationsTo } from "./resend-invitation.ts";

/** As many acts are read. */
const MOST = 100;

const membershipSchema = z.object({
  role: roleSchema,
  /** Empty for a role whose rights do not end at locations. */
  locationNames: z.array(z.string()),
  mayViewWages: z.boolean(),
  /** Null for a member without an employee record. */
  employeeName: z.nullable(z.string()),
  /** The other admins of the company, in whose place this login can become one. */
  otherAdmins: z.array(z.object({ uid: loginSchema.shape.uid, email: z.string() })),
});

/** As whom product staff viewed which company; null for what was deleted since. */
const viewedSchema = z.object({
  email: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
});

export const shownLoginSchema = z.object({
  login: loginSchema,
  membership: z.nullable(membershipSchema),
  /** The last use of a device that is signed in; null without one. */
  lastSeenAt: z.nullable(instantSchema),
  sessions: z.int().check(z.minimum(0)),
  invitations: z.array(openInvitationSchema),
  acts: z.array(
    z.extend(
      z.pick(accessChangeSchema, {
        id: true,
        act: true,
        at: true,
        byEmail: true,
        reason: true,
        before: true,
        after: true,
      }),
      { viewed: z.nullable(viewedSchema) },
    ),
  ),
});
type ShownLogin = z.infer<typeof shownLoginSchema>;

/** Returns what product staff see of a login. Throws notFound. */
export async function showLogin(uid: UserId): Promise<ShownLogin> {
  const found = await findUser(uid);
  const [account] = await withOwnClaims(found === null ? [] : [found]);
  if (account === undefined) throw new RuleViolation("notFound", { what: "login" });
  const unit = await readingUnit();
  const companyId = ownClaims(account.claims)?.companyId ?? null;
  const [named, membership, sessions, open, acts] = await Promise.all([
    companies(unit).findReadable(companyId === null ? [] : [companyId]),
    companyId === null ? null : membershipOf(unit, companyId, uid),
    standingSessions(uid),
    account.email === null ? [] : openInvitationsTo(unit, account.email),
    actsOn(unit, companyId, uid),
  ]);
  const names = new Map(named.found.map(({ id, name }) => [id, name]));
  return {
    login: loginOf(account, names),
    membership,
    lastSeenAt: sessions[0]?.lastUsedAt ?? null,
    sessions: sessions.length,
    invitations: open,
    acts,
  };
}

async function membershipOf(unit: Unit, companyId: CompanyId, uid: UserId) {
  const store = companyStore(unit, companyId);
  const [own, admins] = await Promise.all([
    store.members.find(uid),
    store.members.listReadable([["role", "==", "admin"]]),
  ]);
  if (own === null) return null;
  const { role, mayViewWages, employeeId, locationIds } = own;
  const [employees, locations] = await Promise.all([
    store.employees.findReadable(employeeId === null ? [] : [employeeId]),
    store.locations.findReadable(role === "manager" ? locationIds : []),
  ]);
  return {
    role,
    mayViewWages,
    employeeName: employees.found[0]?.name ?? null,
    locationNames: locations.found.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    otherAdmins: admins.found
      .filter(({ id }) => id !== uid)
      .map(({ id, email }) => ({ uid: id, email })),
  };
}

/** What product staff did to the login, newest first; changes by its own company give no reason. */
async function actsOn(unit: Unit, companyId: CompanyId | null, uid: UserId) {
  const paths = [null, ...(companyId === null ? [] : [`companies/${companyId}`])];
  const rows = await Promise.all(
    paths.map(async (path) => {
      const changes = accessChanges({ unit, path });
      return (await changes.listReadable([["uid", "==", uid]], { limit: MOST })).found;
    }),
  );
  const acts = rows
    .flat()
    .filter(({ reason }) => reason !== null)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return withNamesOfViewed(unit, acts);
}

async function withNamesOfViewed(unit: Unit, acts: readonly AccessChange[]) {
  const views = acts.flatMap(({ viewed }) => viewed ?? []);
  const [accounts, { found }] = await Promise.all([
    findUsers([...new Set(views.map((viewed) => viewed.uid))]),
    companies(unit).findReadable(views.map(({ companyId }) => companyId)),
  ]);
  const emails = new Map(accounts.map(({ uid, email }) => [uid, email]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return acts.map(({ viewed, ...act }) => ({
    ...act,
    viewed: viewed && {
      email: emails.get(viewed.uid) ?? null,
      companyName: names.get(viewed.companyId) ?? null,
    },
  }));
}
