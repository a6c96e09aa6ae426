import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { withoutRate } from "@crewline/domain/wage-changes/apply-change";
import type { cancelWageChangeSchema, WageChange } from "@crewline/domain/wage-changes/wage-change";
import { mayCancelWageChange } from "@crewline/domain/wage-changes/wage-change-state";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import type { Person } from "../../store/person.ts";
import { getPerson } from "../../store/person.ts";
import { rebuildWeeks } from "../../store/save-week.ts";

type Input = z.infer<typeof cancelWageChangeSchema>;

/** Takes back a change that has not begun: the rate goes, its record stays and says so. */
export function cancelWageChange(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const change = await store.wageChanges.get(input.wageChangeId);
    requireVersion(change, input.expectedVersion, { what: "wage change" });
    await cancelChanges(store, change.employeeId, [change]);
    return { version: change.version + 1 };
  });
}

/** Takes back changes of one person. Throws wageChangeBegun when one has begun. */
export async function cancelChanges(
  store: CompanyStore,
  employeeId: string,
  changes: readonly WageChange[],
): Promise<void> {
  const person = await getPerson(store, employeeId, now());
  const { company, today } = person;
  for (const change of changes) requireCancellable(change, person);
  const pay = await store.employeePay.get(employeeId);
  const rates = changes.reduce((left, change) => withoutRate(left, change), pay.rates);
  const [firstDay = today] = changes.map(({ effectiveDate }) => effectiveDate).toSorted();
  await rebuildWeeks(store, { employeeId, firstDay }, { company, rates, now: now() });
  store.employeePay.save(employeeId, { ...pay, rates, version: pay.version + 1 });
  for (const change of changes) {
    const version = change.version + 1;
    store.wageChanges.save(change.id, { ...change, isCancelled: true, version });
  }
}

function requireCancellable(change: WageChange, { employee, today }: Person): void {
  if (mayCancelWageChange(change, today)) return;
  if (!change.isCancelled) {
    throw new RuleViolation("wageChangeBegun", { who: employee.name, day: change.effectiveDate });
  }
  const cancelled = { what: "wage change", from: "cancelled", to: "cancelled" };
  throw new RuleViolation("illegalTransition", cancelled);
}
