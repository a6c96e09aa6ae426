import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Arrange } from "@crewline/domain/records/subscription/subscription";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { saveSubscription } from "../../operations/subscription/save-subscription.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyActs } from "../../store/company-acts.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Sets the plan, the trial, features and limits of a company in place of what it pays for, with the
 * rows of both audits. Throws demoHasNoStanding for a demo company, which has everything.
 */
export function arrange(caller: LoginActor, input: Arrange): Promise<Edited> {
  const { companyId, plan, trialLastDay, flags, limits, reason } = input;
  if (isDemoCompany(companyId)) throw new RuleViolation("demoHasNoStanding", {});
  return attempt(caller, input, async (unit) => {
    const store = companyStore(unit, companyId);
    const company = await store.company();
    const before = await presentSubscription(store);
    requireVersion(before, input.expectedVersion, { what: "subscription" });
    const trialEnd = endOf(trialLastDay, company.timeZone);
    const after = { ...before, arranged: { plan, trialEnd, flags, limits } };
    // No name: the company's audit says that support did it.
    const by = { uid: caller.uid, displayName: "", role: null };
    const version = saveSubscription(store, by, { company, before, after, reason });
    recordArrangement(unit, caller, input);
    return { version };
  });
}

/** The end of a trial whose last day is named: the midnight after it. */
function endOf(lastDay: string | null, timeZone: string): Instant | null {
  return lastDay === null ? null : dayStart(addDays(lastDay, 1), timeZone);
}

function recordArrangement(unit: Unit, { uid, email }: LoginActor, input: Arrange): void {
  const { companyId, reason } = input;
  const rows = companyActs(unit);
  const id = rows.newId();
  const by = { byUid: uid, byEmail: email };
  rows.create(id, { id, companyId, act: "arranged", at: now(), ...by, reason, erased: null });
}
