import type { Login } from "@crewline/domain/kernel/access/login";
import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import { epochSeconds, instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import type { ViewAs } from "@crewline/domain/records/users/staff-act";
import type { Viewing } from "@crewline/domain/records/users/user";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { ownClaims } from "../../identity/claims.ts";
import type { Account } from "../../identity/account.ts";
import { findUser } from "../../identity/users.ts";
import { recordView, viewEnd } from "../../operations/access/end-view.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { Done } from "../../rpc/answers.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { saveDueWork } from "../../store/due-work.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

interface Staff {
  login: Login;
  caller: LoginActor;
}

/**
 * Lets product staff look at a company as a member does, read-only and for a limited time: their
 * claims become the member's, which the procedures and the rules read. A view that another tab
 * began meanwhile ends first. Throws ownLogin and the refusals of a view.
 */
export async function viewAs(staff: Staff, input: ViewAs): Promise<Done> {
  const { caller } = staff;
  const account = await requireViewable(caller, input);
  const done = await attempt(caller, input, async (unit) => {
    const user = await users(unit).get(caller.uid);
    const viewing = await viewingOf(unit, { ...staff, account, input });
    const former = user.viewing;
    const end = former === null ? null : await viewEnd(unit, { by: caller.uid, viewing: former });
    end?.();
    users(unit).save(user.id, { ...user, viewing });
    recordView(unit, { by: caller.uid, viewing, act: "viewBegun" });
    const { companyId, until: dueAt } = viewing;
    saveDueWork(unit, newDueWork({ job: "viewEnds", companyId, dueAt, part: caller.uid }));
    return {};
  });
  await syncAccess(caller.uid);
  return done;
}

async function requireViewable(caller: LoginActor, { uid }: ViewAs): Promise<Account> {
  const account = await findUser(uid);
  if (account === null) throw new RuleViolation("notFound", { what: "login" });
  if (account.uid === caller.uid) throw new RuleViolation("ownLogin", {});
  if (isOfDomain(account.email, env().staffDomain)) throw new RuleViolation("viewOfStaff", {});
  if (account.isDisabled) throw new RuleViolation("viewOfSwitchedOff", {});
  return account;
}

interface Wanted extends Staff {
  account: Account;
  input: ViewAs;
}

/** The longest name that a token carries: its claims have 1,000 characters for everything. */
const LONGEST_NAME = 80;

async function viewingOf(unit: Unit, { login, caller, account, input }: Wanted): Promise<Viewing> {
  const { company, member, employee } = await findViewed(unit, account);
  if ((company.standing?.eraseAt ?? null) !== null) throw new RuleViolation("viewOfDeleted", {});
  const { role, employeeId, email } = member;
  const asksFactor = role === "admin" && company.security.requiresSecondFactorForAdmins;
  const { hasSecondFactor: needsSecondFactor } = login;
  if (asksFactor && !needsSecondFactor) throw new RuleViolation("viewUnproven", {});
  const name = (employee?.name ?? account.displayName ?? email).slice(0, LONGEST_NAME);
  // Whole seconds, as tokens tell them; the clock of sign-ins may be ahead of this one.
  const since = Math.max(epochSeconds(now()), login.authTimeSeconds);
  const until = instantFromSeconds(epochSeconds(now()) + input.minutes * 60);
  const place = { companyId: company.id, companyName: company.name };
  const by = { byEmail: caller.email, reason: input.reason, needsSecondFactor };
  return { ...place, ...by, uid: account.uid, name, email, role, employeeId, since, until };
}

async function findViewed(unit: Unit, { uid, claims }: Account) {
  const companyId = ownClaims(claims)?.companyId ?? null;
  if (companyId === null) throw new RuleViolation("viewWithoutCompany", {});
  const store = companyStore(unit, companyId);
  const [company, member] = await Promise.all([
    companies(unit).find(companyId),
    store.members.find(uid),
  ]);
  if (company === null || member === null) throw new RuleViolation("viewWithoutCompany", {});
  const { employeeId } = member;
  const employee = employeeId === null ? null : await store.employees.find(employeeId);
  return { company, member, employee };
}
