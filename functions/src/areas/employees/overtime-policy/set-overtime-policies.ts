import { employeeOfRow } from "../../../operations/batches/record-of-row.ts";
import type { BatchRow } from "@crewline/domain/records/batches/batch";
import { may } from "@crewline/domain/kernel/access/permissions";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { policyChangeSchema } from "@crewline/domain/records/pay/overtime-policy";
import type { setOvertimePoliciesSchema } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { takeBackPolicy } from "@crewline/domain/rules/overtime-policies/plan-policy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { getPolicyOwner } from "./policy-owner.ts";
import { changePolicy, savePolicies } from "./set-overtime-policy.ts";

type Input = z.infer<typeof setOvertimePoliciesSchema>;

/** The stored data for undoing a row: the employee's list before and after the change. */
const undoOfPolicySchema = z.object({
  before: z.array(policyChangeSchema),
  after: z.array(policyChangeSchema),
});

/** Sets the overtime policy of many employees independently: an invalid row stops no other. */
export function setOvertimePolicies(actor: Actor, input: Input): Promise<BatchAnswer> {
  const { policy, day } = input;
  return runBatch(actor, input, ({ employeeId, expectedVersion }, attempt) =>
    command(actor, attempt, async (store): Promise<RowDone> => {
      const wanted = { employeeId, expectedVersion, policy, day };
      const { name, edit } = await changePolicy(store, actor, wanted);
      return { recordId: employeeId, title: name, undo: edit };
    }),
  );
}

/**
 * Restores the former list and recomputes its weeks, unless the policy was changed since. Managers
 * too undo bulk changes of employees, so the right is checked here: the actor may have lost it.
 */
export async function undoPolicy(
  actor: Actor,
  { row, undo }: { row: Pick<BatchRow, "recordId">; undo: unknown },
  attempt: RowAttempt,
): Promise<void> {
  if (!may({ role: actor.role, isStaff: false }, "wageChanges", "edit")) {
    throw new RuleViolation("onlyAdmins", { what: "changeOvertimePolicy" });
  }
  await command(actor, attempt, async (store) => {
    const person = await getPolicyOwner(store, actor, employeeOfRow(row));
    const plan = takeBackPolicy(person.facts, undoOfPolicySchema.parse(undo));
    return savePolicies(store, actor, { person, plan, act: "policyTakenBack" });
  });
}
