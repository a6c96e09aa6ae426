import type { EmployeeAct } from "@crewline/domain/records/history/employee-event";
import type { OvertimePolicy } from "@crewline/domain/records/pay/overtime-policy";
import type {
  setOvertimePolicySchema,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import type {
  PlannedPolicy,
  PolicyEdit,
} from "@crewline/domain/rules/overtime-policies/plan-policy";
import { planPolicy } from "@crewline/domain/rules/overtime-policies/plan-policy";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { rebuildWeeksSince } from "../../../operations/weeks/rebuild-weeks.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { PolicyOwner } from "./policy-owner.ts";
import { getPolicyOwner } from "./policy-owner.ts";

type Input = z.infer<typeof setOvertimePolicySchema>;

const acts: Readonly<Record<OvertimePolicy, EmployeeAct>> = {
  company: "madeEligible",
  exempt: "madeExempt",
};

/** Changes an employee's overtime policy from a workweek on, and recomputes their weeks. */
export function setOvertimePolicy(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { version } = await changePolicy(store, actor, input);
    return { version };
  });
}

/** The change and its employee, for the undo. */
interface ChangedPolicy extends Edited {
  name: string;
  edit: PolicyEdit;
}

export async function changePolicy(
  store: CompanyStore,
  actor: Actor,
  {
    employeeId,
    expectedVersion,
    ...wanted
  }: WantedPolicy & Pick<Input, "employeeId" | "expectedVersion">,
): Promise<ChangedPolicy> {
  const person = await getPolicyOwner(store, actor, employeeId);
  requireVersion(person.pay ?? { version: 0 }, expectedVersion, { what: "employee" });
  const plan = planPolicy(person.facts, wanted);
  const { version } = await savePolicies(store, actor, { person, plan, act: acts[wanted.policy] });
  const edit = { before: [...person.terms.policies], after: plan.policies };
  return { version, name: person.owner.employee.name, edit };
}

interface Saved {
  person: PolicyOwner;
  plan: PlannedPolicy;
  act: EmployeeAct;
}

/** Writes the list, the open weeks from its first difference on, and the history row together. */
export async function savePolicies(
  store: CompanyStore,
  actor: Actor,
  { person, plan, act }: Saved,
): Promise<Edited> {
  const { owner, pay, terms } = person;
  const { company, employee } = owner;
  const { effectiveDate, policies } = plan;
  const { rates } = terms;
  const weeks = { employeeId: employee.id, firstDay: effectiveDate };
  await rebuildWeeksSince(store, weeks, { company, rates, policies, now: now() });
  const version = (pay?.version ?? 0) + 1;
  const { currency } = pay ?? company;
  store.employeePay.save(employee.id, { currency, rates: [...rates], policies, version });
  recordEmployeeEvent(store, actor, { employeeId: employee.id, act, day: effectiveDate });
  return { version };
}
