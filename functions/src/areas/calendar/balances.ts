import type {
  adjustBalanceSchema,
  balancesInputSchema,
  ShownBalance,
} from "@crewline/domain/records/time-off/time-off-balance";
import { requireOfferedType } from "@crewline/domain/rules/time-off/entered-time-off";
import { showBalances } from "@crewline/domain/rules/time-off/show-balance";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { readBalances } from "../../operations/time-off/read-balances.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { requireMayDecide, requireOwnOrReach } from "./reach-person.ts";

/** Returns the balances of the caller or of an employee in reach. */
export async function showBalancesOf(
  actor: Actor,
  { employeeId }: z.infer<typeof balancesInputSchema>,
): Promise<{ balances: ShownBalance[] }> {
  const store = await readCompany(actor.companyId);
  const person = await getLocalEmployee(store, employeeId, now());
  requireOwnOrReach(actor, person.employee, "employee");
  const sources = await readBalances(store, person);
  return { balances: sources === null ? [] : showBalances(sources) };
}

/**
 * Corrects a balance by hours, with a reason that its ledger shows. Throws timeOffTypeGone, and
 * ownTimeOff for a manager's own balance.
 */
export function adjustBalance(
  actor: Actor,
  { idempotencyKey, ...adjustment }: z.infer<typeof adjustBalanceSchema>,
): Promise<Done> {
  return command(actor, { idempotencyKey }, async (store) => {
    const employee = await store.employees.get(adjustment.employeeId);
    const { id: employeeId, locationIds } = employee;
    requireReach(actor, { employeeId, locationIds, what: "employee" });
    requireMayDecide(actor, employee);
    requireOfferedType(await store.company(), adjustment.typeId);
    const id = store.balanceAdjustments.newId();
    const by = { byUid: actor.uid, byName: actor.displayName };
    store.balanceAdjustments.create(id, { ...adjustment, ...by, id, at: now() });
    return {};
  });
}
