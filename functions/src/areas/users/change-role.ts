import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import type { setRoleSchema, transferSchema } from "@crewline/domain/records/users/staff-act";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import { rightsInRole } from "@crewline/domain/rules/access/rights-in-role";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { ownClaims } from "../../identity/claims.ts";
import { findUser } from "../../identity/users.ts";
import { requireOtherAdmin } from "../../operations/access/end-access.ts";
import { findOwnAccount } from "../../operations/access/end-views.ts";
import { recordAccessChange } from "../../operations/access/record-access-change.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import { watchAdmins } from "../../operations/access/watch-admins.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Gives a member of a company another role. Throws lastAdmin, ownLogin, adminUnproven, and
 * roleNeedsRecord for an employee without a record.
 */
export async function changeRole(
  caller: LoginActor,
  input: z.infer<typeof setRoleSchema>,
): Promise<Done> {
  const { uid, role, reason } = input;
  requireOthers(caller, [uid]);
  const companyId = await companyOf(uid);
  if (role === "admin") await requireProven(uid);
  const done = await attempt(caller, input, async (unit) => {
    const store = companyStore(unit, companyId);
    const member = await getMember(store, uid);
    if (role !== "admin") await requireOtherAdmin(store, member);
    const save = await roleChange({ unit, store, companyId, caller, reason }, member, role);
    save();
    return {};
  });
  await settle(companyId, [uid]);
  return done;
}

/**
 * Makes another member of the company its admin in place of this one, who becomes a manager: both
 * in one transaction, so that the company is never without an admin. Throws ownLogin for a caller who
 * is one of the two, adminUnproven, and notFound unless both are members and this one is an admin.
 */
export async function transferOwnership(
  caller: LoginActor,
  input: z.infer<typeof transferSchema>,
): Promise<Done> {
  const { uid, toUid, reason } = input;
  requireOthers(caller, [uid, toUid]);
  const companyId = await companyOf(uid);
  if (uid === toUid) throw new RuleViolation("notFound", { what: "login" });
  await requireProven(toUid);
  const done = await attempt(caller, input, async (unit) => {
    const store = companyStore(unit, companyId);
    const [from, to] = await Promise.all([getMember(store, uid), getMember(store, toUid)]);
    if (from.role !== "admin") throw new RuleViolation("notFound", { what: "login" });
    const task = { unit, store, companyId, caller, reason };
    const saves = [await roleChange(task, to, "admin"), await roleChange(task, from, "manager")];
    for (const save of saves) save();
    return {};
  });
  await settle(companyId, [toUid, uid]);
  return done;
}

/** Staff change the rights of others only, and hand no company to themselves. */
function requireOthers({ uid: own }: LoginActor, uids: readonly UserId[]): void {
  if (uids.includes(own)) throw new RuleViolation("ownLogin", {});
}

async function companyOf(uid: UserId): Promise<CompanyId> {
  const account = await findOwnAccount(uid);
  const claims = account === null ? null : ownClaims(account.claims);
  if (claims === null) throw new RuleViolation("notFound", { what: "login" });
  return claims.companyId;
}

/** An admin must be able to sign in, at an address that was proven. */
async function requireProven(uid: UserId): Promise<void> {
  const account = await findUser(uid);
  if (account === null) throw new RuleViolation("notFound", { what: "login" });
  if (account.isDisabled || !account.isEmailVerified) throw new RuleViolation("adminUnproven", {});
}

async function getMember(store: CompanyStore, uid: UserId): Promise<Member> {
  const member = await store.members.find(uid);
  if (member === null) throw new RuleViolation("notFound", { what: "login" });
  return member;
}

interface Task {
  unit: Unit;
  store: CompanyStore;
  companyId: CompanyId;
  caller: LoginActor;
  reason: string;
}

/** Reads what the change needs; the function it returns writes it, unless the role is held. */
async function roleChange(
  { unit, store, companyId, caller, reason }: Task,
  member: Member,
  role: Role,
): Promise<() => void> {
  if (member.role === role) return () => undefined;
  const [employee, locations] = await Promise.all([
    member.employeeId === null ? null : store.employees.find(member.employeeId),
    store.locations.list([]),
  ]);
  if (role === "employee" && employee === null) throw new RuleViolation("roleNeedsRecord", {});
  const ofCompany = locations.filter(({ status }) => status === "active").map(({ id }) => id);
  const rights = rightsInRole(role, member, { ofRecord: employee?.locationIds ?? [], ofCompany });
  const after = { ...member, ...rights, version: member.version + 1 };
  return () => {
    store.members.save(member.id, after);
    recordAccessChange(unit, companyId, {
      act: "rightsChanged",
      uid: member.id,
      email: member.email,
      before: accessOf(member),
      after: accessOf(after),
      by: caller.uid,
      byName: "",
      byEmail: caller.email,
      reason,
    });
  };
}

/** Can be repeated: the claims are a copy of the membership. */
async function settle(companyId: CompanyId, uids: readonly UserId[]): Promise<void> {
  for (const uid of uids) await syncAccess(uid);
  await watchAdmins(companyId);
}
