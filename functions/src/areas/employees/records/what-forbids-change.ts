import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

/** Returns why the actor may not change the record, as a sentence, or null if they may. */
export async function whatForbidsChange(
  actor: Actor,
  { employeeId }: { employeeId: EmployeeId },
): Promise<{ because: string | null }> {
  const store = await readCompany(actor.companyId);
  const employee = await store.employees.get(employeeId);
  try {
    await requireMayChange(store, actor, employee);
    return { because: null };
  } catch (error) {
    if (!(error instanceof RuleViolation) || error.code === "notFound") throw error;
    return { because: ruleSentence(error, actor.locale) };
  }
}
