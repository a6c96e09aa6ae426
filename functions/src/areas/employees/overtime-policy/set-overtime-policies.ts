import { may } from "@crewline/domain/kernel/access/permissions";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { policyChangeSchema } from "@crewline/domain/records/pay/overtime-policy";
import type { setOvertimePoliciesSchema } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { takeBackPolicy } from "@crewline/domain/rules/overtime-policies/plan-policy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod";
import type { RowAttempt, RowDone } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { getPolicyOwner } from "./policy-owner.ts";
import { changePolicy, savePolicies } from "./set-overtime-policy.ts";

type Input = z.infer<typeof setOvertimePoliciesSchema>;

/** What the undoing of a row reads: the person's list before and after the change. */
const undoOfPolicySchema = z.object({
  before: z.array(policyChangeSchema),
  after: z.array(policyChangeSchema),
});

/** Sets the overtime policy of many people, each on their own: what one row breaks stops no other. */
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
 * Puts the former list back and computes its weeks anew, unless the policy was changed since. Bulk
 * changes of people are undone by managers too, so that the right is asked for here: somebody may
 * have had it only then.
 */
export async function undoPolicy(
  actor: Actor,
  { recordId, undo }: { recordId: string | null; undo: unknown },
  attempt: RowAttempt,
): Promise<void> {
  if (!may({ role: actor.role, isStaff: false }, "wageChanges", "edit")) {
    throw new RuleViolation("onlyAdmins", { what: "change an overtime policy" });
  }
  await command(actor, attempt, async (store) => {
    const person = await getPolicyOwner(store, actor, recordId ?? "");
    const plan = takeBackPolicy(person.facts, undoOfPolicySchema.parse(undo));
    return savePolicies(store, actor, { person, plan, act: "policyTakenBack" });
  });
}
