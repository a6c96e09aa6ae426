import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type {
  Access,
  AccessAct,
  OwnAct,
  ViewAct,
} from "@crewline/domain/records/users/access-change";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import type { StaffAct } from "@crewline/domain/records/users/staff-act";
import { ownClaims } from "../../identity/claims.ts";
import type { Account } from "../../identity/account.ts";
import { removeSecondFactors, setDisabled } from "../../identity/users.ts";
import { requireOtherAdmin } from "../../operations/access/end-access.ts";
import { endEverySignIn } from "../../operations/access/end-sign-ins.ts";
import { endViewsOf, findOwnAccount } from "../../operations/access/end-views.ts";
import { recordAccessChange } from "../../operations/access/record-access-change.ts";
import { watchAdmins } from "../../operations/access/watch-admins.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { recoveryCodes } from "../../store/recovery-codes.ts";
import type { Unit } from "../../store/unit/unit.ts";

type Act = Exclude<AccessAct, "rightsChanged" | OwnAct | ViewAct>;

/** The effect of each act on the login. All of them can be repeated. */
const acts: Record<Act, (uid: UserId) => Promise<void>> = {
  switchedOff: async (uid) => {
    await setDisabled(uid, true);
    await endEverySignIn(uid);
  },
  switchedOn: (uid) => setDisabled(uid, false),
  signedOut: endEverySignIn,
  secondFactorRemoved: async (uid) => {
    await removeSecondFactors(uid);
    await endEverySignIn(uid);
  },
};

/**
 * Applies an act of product staff to a login of any company. The audit row comes first: the act is
 * recorded even if it is interrupted, and then the same attempt can be repeated.
 */
export async function actOnLogin(caller: LoginActor, input: StaffAct, act: Act): Promise<Done> {
  const account = await findOwnAccount(input.uid);
  if (account === null) throw new RuleViolation("notFound", { what: "login" });
  // Staff must neither lock themselves out nor remove what protects their own login.
  if (account.uid === caller.uid && act !== "signedOut") throw new RuleViolation("ownLogin", {});
  const done = await attempt(caller, input, async (unit) => {
    await record(unit, { caller, account, act, reason: input.reason });
    return {};
  });
  await acts[act](account.uid);
  if (act === "switchedOff" || act === "signedOut") await endViewsOf(account.uid);
  const companyId = ownClaims(account.claims)?.companyId ?? null;
  if (companyId !== null && act !== "signedOut") await watchAdmins(companyId);
  return done;
}

interface Recorded {
  caller: LoginActor;
  account: Account;
  act: Act;
  reason: string;
}

async function record(unit: Unit, { caller, account, act, reason }: Recorded): Promise<void> {
  const companyId = ownClaims(account.claims)?.companyId ?? null;
  const access = companyId === null ? null : await findAccess(unit, { companyId, account, act });
  // They belong to the factor; the next one comes with new codes.
  if (act === "secondFactorRemoved") recoveryCodes(unit).remove(account.uid);
  recordAccessChange(unit, companyId, {
    act,
    uid: account.uid,
    email: account.email ?? "",
    before: access,
    after: access,
    by: caller.uid,
    byName: "",
    byEmail: caller.email,
    reason,
  });
}

interface Sought {
  companyId: CompanyId;
  account: Account;
  act: Act;
}

/** Throws lastAdmin if the company would be left without an admin. */
async function findAccess(unit: Unit, { companyId, account, act }: Sought): Promise<Access | null> {
  const store = companyStore(unit, companyId);
  const member = await store.members.find(account.uid);
  if (member !== null && act === "switchedOff") await requireOtherAdmin(store, member);
  return member === null ? null : accessOf(member);
}
