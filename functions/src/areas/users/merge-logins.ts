import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import type { Member } from "@crewline/domain/records/company/member";
import type { mergeLoginsSchema } from "@crewline/domain/records/users/staff-act";
import { newUser } from "@crewline/domain/records/users/user";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import { mergedUsers } from "@crewline/domain/rules/access/merged-users";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Account } from "../../identity/account.ts";
import { findUserByEmail, setDisabled } from "../../identity/users.ts";
import { endEverySignIn } from "../../operations/access/end-sign-ins.ts";
import { endViewsOf, findOwnAccount } from "../../operations/access/end-views.ts";
import { recordAccessChange } from "../../operations/access/record-access-change.ts";
import { refuseSecondCompany } from "../../operations/access/refuse-second-company.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import { watchAdmins } from "../../operations/access/watch-admins.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof mergeLoginsSchema>;

/**
 * Makes one login of two of the same person: the membership of the first passes to the other, with
 * its rights, employee record, saved views and preferences, and the first is switched off. Throws
 * ownLogin, notFound, mergeOfStaff, mergeUnproven, mergeWithoutCompany, and alreadyMember for another
 * one of a company.
 */
export async function mergeLogins(caller: LoginActor, input: Input): Promise<Done> {
  const [from, to] = await findBoth(caller, input);
  const { companyId } = await attempt(caller, input, async (unit) => {
    const { companyId: left = null } = (await users(unit).find(from.uid)) ?? {};
    if (left === null) throw new RuleViolation("mergeWithoutCompany", {});
    await pass(unit, { companyId: left, from, to, by: caller, reason: input.reason });
    return { companyId: left };
  });
  // All of this can be repeated, after an attempt that was cut off.
  await setDisabled(from.uid, true);
  await endEverySignIn(from.uid);
  await endViewsOf(from.uid);
  for (const uid of [from.uid, to.uid]) await syncAccess(uid);
  await watchAdmins(companyId);
  return {};
}

type Known = Account & { email: string };

async function findBoth(caller: LoginActor, input: Input): Promise<[Known, Known]> {
  const found = [await findOwnAccount(input.uid), await findUserByEmail(input.toEmail)];
  const [from, to] = found.map((account) => {
    if (account === null || account.email === null) {
      throw new RuleViolation("notFound", { what: "login" });
    }
    if (account.uid === caller.uid) throw new RuleViolation("ownLogin", {});
    if (isOfDomain(account.email, env().staffDomain)) throw new RuleViolation("mergeOfStaff", {});
    return { ...account, email: account.email };
  });
  if (from === undefined || to === undefined || from.uid === to.uid) {
    throw new RuleViolation("notFound", { what: "login" });
  }
  if (to.isDisabled || !to.isEmailVerified) throw new RuleViolation("mergeUnproven", {});
  return [from, to];
}

interface Passing {
  companyId: CompanyId;
  from: Known;
  to: Known;
  by: LoginActor;
  reason: string;
}

async function pass(unit: Unit, passing: Passing): Promise<void> {
  const { companyId, from, to } = passing;
  const store = companyStore(unit, companyId);
  const [former, user, member] = await Promise.all([
    users(unit).get(from.uid),
    users(unit).find(to.uid),
    store.members.get(from.uid),
  ]);
  if (user?.companyId) await refuseSecondCompany(unit, user.companyId);
  const { uid: id, email } = to;
  const displayName = to.displayName ?? member.displayName;
  const next: Member = { ...member, id, email, displayName, version: 1 };
  delete next.isLoginLost;
  const { employeeId } = member;
  const employee = employeeId === null ? null : await store.employees.get(employeeId);
  const passReports = await reportsTo(store, from.uid, id);
  const passViews = await viewsTo(store, from.uid, id);
  store.members.remove(from.uid);
  store.members.create(id, next);
  const facts = { id, email, displayName, companyId };
  const known = { ...(user ?? newUser({ ...facts, createdAt: now() })), ...facts };
  const { left, stays } = mergedUsers(former, known);
  users(unit).save(id, stays);
  users(unit).save(from.uid, left);
  if (employee !== null) {
    const version = employee.version + 1;
    store.employees.save(employee.id, { ...employee, userId: id, version });
  }
  passReports();
  passViews();
  record(unit, passing, member);
}

/** Reads the reports that the login gets by mail; the function it returns sends them to the other. */
async function reportsTo(store: CompanyStore, from: UserId, to: UserId): Promise<() => void> {
  const reports = await store.scheduledReports.list([]);
  const own = reports.filter(({ recipientIds }) => recipientIds.includes(from));
  return () => {
    for (const report of own) {
      const recipientIds = report.recipientIds.map((uid) => (uid === from ? to : uid));
      store.scheduledReports.save(report.id, { ...report, recipientIds });
    }
  };
}

/** Reads the saved views of lists of a login; the function it returns makes them the other's. */
async function viewsTo(store: CompanyStore, from: UserId, to: UserId): Promise<() => void> {
  const [former, next] = [store.listViews(from), store.listViews(to)];
  const lists = await former.list([]);
  return () => {
    for (const { id, views } of lists) {
      next.save(id, { id, views, version: 1 });
      former.remove(id);
    }
  };
}

/** One row for each of the two, so that both owners are told. */
function record(unit: Unit, { companyId, from, to, by, reason }: Passing, member: Member): void {
  const held = accessOf(member);
  const row = { act: "rightsChanged", by: by.uid, byName: "", byEmail: by.email, reason } as const;
  const rows = [
    { uid: from.uid, email: from.email, before: held, after: null },
    { uid: to.uid, email: to.email, before: null, after: held },
  ];
  for (const each of rows) recordAccessChange(unit, companyId, { ...row, ...each });
}
