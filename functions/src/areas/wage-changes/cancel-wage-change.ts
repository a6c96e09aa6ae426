import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { withoutRate } from "@crewline/domain/wage-changes/apply-change";
import type { cancelWageChangeSchema } from "@crewline/domain/wage-changes/wage-change";
import { mayCancelWageChange } from "@crewline/domain/wage-changes/wage-change-state";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import { getPerson } from "../../store/person.ts";
import { rebuildWeeks } from "../../store/save-week.ts";

type Input = z.infer<typeof cancelWageChangeSchema>;

/** Takes back a change that has not begun: the rate goes, its record stays and says so. */
export function cancelWageChange(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const change = await store.wageChanges.get(input.wageChangeId);
    requireVersion(change, input.expectedVersion, { what: "wage change" });
    const { employeeId, effectiveDate } = change;
    const { company, today } = await getPerson(store, employeeId, now());
    if (!mayCancelWageChange(change, today)) {
      const from = change.isCancelled ? "cancelled" : "active";
      throw new RuleViolation("illegalTransition", { what: "wage change", from, to: "cancelled" });
    }
    const pay = await store.employeePay.get(employeeId);
    const rates = withoutRate(pay.rates, change);
    await rebuildWeeks(
      store,
      { employeeId, firstDay: effectiveDate },
      { company, rates, now: now() },
    );
    store.employeePay.save(employeeId, { ...pay, rates, version: pay.version + 1 });
    const version = change.version + 1;
    store.wageChanges.save(change.id, { ...change, isCancelled: true, version });
    return { version };
  });
}
