import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { EndOfOne } from "@crewline/domain/rules/endings/end-of-many";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { previewEndOf } from "./preview-end.ts";
import { requireMayEnd } from "./set-employment-end.ts";

interface Input {
  employeeIds: readonly EmployeeId[];
  lastDay: string;
}

/** People previewed at once; each takes a handful of reads. */
const AT_ONCE = 10;

/**
 * Returns for each employee the effects of ending the employment after the day, or what prevents
 * it.
 */
export async function previewEndsOf(
  actor: Actor,
  { employeeIds, lastDay }: Input,
): Promise<{ people: EndOfOne[] }> {
  const people: EndOfOne[] = [];
  for (let from = 0; from < employeeIds.length; from += AT_ONCE) {
    const some = employeeIds.slice(from, from + AT_ONCE);
    people.push(...(await Promise.all(some.map((id) => previewOne(actor, id, lastDay)))));
  }
  return { people };
}

async function previewOne(
  actor: Actor,
  employeeId: EmployeeId,
  lastDay: string,
): Promise<EndOfOne> {
  try {
    const store = await readCompany(actor.companyId);
    const employee = await store.employees.get(employeeId);
    await requireMayEnd(store, actor, { employee, isEnding: true });
    const preview = await previewEndOf(actor, { employeeId, lastDay });
    return { employeeId, problem: null, preview };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { employeeId, problem: ruleSentence(error, actor.locale), preview: null };
  }
}
