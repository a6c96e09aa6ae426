import type { WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import {
  previousPay,
  rateOfChange,
  replacedRate,
  withoutRate,
  withRate,
} from "@crewline/domain/rules/rates/apply-change";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import type { cancelWageChangesSchema } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { mayCancelWageChange, mayPutBack } from "@crewline/domain/rules/rates/wage-change-state";
import { z } from "zod/mini";
import type { RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import type { LocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { auditWage } from "../../operations/history/audit-wage.ts";
import type { EventActor } from "../../operations/history/event-actor.ts";
import { rebuildWeeksSince } from "../../operations/weeks/rebuild-weeks.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Input = z.infer<typeof cancelWageChangesSchema>;

/** The stored data for undoing a row: the version that the change must still have. */
const undoOfCancelSchema = z.object({ version: versionSchema });
type UndoOfCancel = z.infer<typeof undoOfCancelSchema>;

/**
 * Cancels changes that have not begun: their rates are removed, and their records stay as
 * cancelled.
 */
export function cancelWageChanges(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, ({ wageChangeId, expectedVersion }, attempt) =>
    command(actor, attempt, async (store): Promise<RowDone> => {
      const change = await store.wageChanges.get(wageChangeId);
      requireVersion(change, expectedVersion, { what: "wageChange" });
      const by = { ...actor, batchId: attempt.batchId };
      const { employee } = await cancelChanges(store, by, [change]);
      const undo: UndoOfCancel = { version: change.version + 1 };
      return { recordId: wageChangeId, title: employee.name, undo };
    }),
  );
}

/**
 * Restores a cancelled change, as long as it has not begun. Throws wageChangeDue, afterLastDay and
 * duplicateEffectiveDate.
 */
export async function putBack(
  store: CompanyStore,
  by: EventActor,
  { wageChangeId, undo }: { wageChangeId: WageChangeId; undo: unknown },
): Promise<object> {
  const change = await store.wageChanges.get(wageChangeId);
  const { version } = undoOfCancelSchema.parse(undo);
  requireVersion(change, version, { what: "wageChange" });
  const person = await getLocalEmployee(store, change.employeeId, now());
  const { company, employee } = person;
  const [who, day] = [employee.name, change.effectiveDate];
  if (!mayPutBack(change, person.today)) throw new RuleViolation("wageChangeDue", { who, day });
  if (employee.terminatedOn !== null && day > employee.terminatedOn) {
    throw new RuleViolation("afterLastDay", { who, day: employee.terminatedOn });
  }
  const pay = await store.employeePay.get(employee.id);
  const rate = rateOfChange(change, change.currency);
  const { previousSalary: _, ...restored } = change;
  const rates = withRate(pay.rates, rate, who);
  const weeks = { employeeId: employee.id, firstDay: day };
  await rebuildWeeksSince(store, weeks, { company, rates, policies: pay.policies, now: now() });
  store.employeePay.save(employee.id, { ...pay, rates, version: pay.version + 1 });
  store.wageChanges.save(change.id, {
    ...restored,
    isCancelled: false,
    ...previousPay(replacedRate(pay.rates, change)),
    version: version + 1,
  });
  auditWage(store, by, { act: "putBack", change });
  return {};
}

/** Cancels changes of one employee. Throws wageChangeBegun if one has begun. */
export async function cancelChanges(
  store: CompanyStore,
  by: EventActor,
  changes: readonly [WageChange, ...WageChange[]],
): Promise<LocalEmployee> {
  const [{ employeeId }] = changes;
  const person = await getLocalEmployee(store, employeeId, now());
  const { company, today } = person;
  for (const change of changes) requireCancellable(change, person);
  const pay = await store.employeePay.get(employeeId);
  const rates = changes.reduce((left, change) => withoutRate(left, change), pay.rates);
  const [firstDay = today] = changes.map(({ effectiveDate }) => effectiveDate).toSorted();
  await rebuildWeeksSince(
    store,
    { employeeId, firstDay },
    { company, rates, policies: pay.policies, now: now() },
  );
  store.employeePay.save(employeeId, { ...pay, rates, version: pay.version + 1 });
  for (const change of changes) {
    const version = change.version + 1;
    store.wageChanges.save(change.id, { ...change, isCancelled: true, version });
    auditWage(store, by, { act: "cancelled", change });
  }
  return person;
}

function requireCancellable(change: WageChange, { employee, today }: LocalEmployee): void {
  if (mayCancelWageChange(change, today)) return;
  if (!change.isCancelled) {
    throw new RuleViolation("wageChangeBegun", { who: employee.name, day: change.effectiveDate });
  }
  const cancelled = "cancelled";
  throw new RuleViolation("illegalTransition", {
    what: "wageChange",
    from: cancelled,
    to: cancelled,
  });
}
