import { payAdjustmentIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PayAdjustment } from "@crewline/domain/records/pay/pay-adjustment";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { previousPay, rateOfChange, replacedRate } from "@crewline/domain/rules/rates/apply-change";
import type { WageChange, WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import { newWageChange } from "@crewline/domain/records/pay/wage-change";
import type { PeriodImpact } from "@crewline/domain/records/pay/wage-impact";
import { impactSums } from "@crewline/domain/rules/wage-changes/impact-sums";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditWage } from "../../operations/history/audit-wage.ts";
import { MOST_WAGE_WEEKS } from "../../operations/weeks/finish-wage-weeks.ts";
import { rebuildWeeks } from "../../operations/weeks/rebuild-weeks.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { ChangePlan } from "./plan-changes.ts";
import { planChanges } from "./plan-changes.ts";

export interface WantedChanges {
  employeeId: EmployeeId;
  changes: readonly WageChangeInput[];
  /** The fingerprint of the preview that was shown; null if none was. */
  fingerprint: string | null;
  batchId: BatchId | null;
}

/**
 * Writes the changes of one employee: the rates, a record of each change, the pay of open weeks,
 * and adjustments for exported periods. Throws previewOutdated if that differs from the preview,
 * previewMissing if exported pay changes without one, and periodClosed for pay that is closed and
 * not exported.
 */
export async function applyChanges(
  store: CompanyStore,
  actor: Actor,
  { employeeId, changes, fingerprint, batchId }: WantedChanges,
): Promise<WageChange[]> {
  const plan = await planChanges(store, { employeeId, changes });
  requireAllowed(plan, fingerprint);
  const { company } = plan.person;
  const { currency } = company;
  const policies = plan.pay?.policies ?? [];
  const terms = { company, rates: plan.rates, policies, now: now() };
  const { closedPeriods, firstDay } = plan;
  // The plan's weeks also include those of closed periods from before the rates differ.
  const weeks = plan.weeks.filter(({ weekStart }) => weekStart >= addDays(firstDay, -6));
  const rebuild = { weeks, closedPeriods, most: MOST_WAGE_WEEKS };
  const pendingWeeksFrom = rebuildWeeks(store, rebuild, terms);
  const version = (plan.pay?.version ?? 0) + 1;
  store.employeePay.save(employeeId, { currency, rates: plan.rates, policies, version });
  const impact = plan.impact.weeks.length === 0 ? null : impactSums(plan.impact);
  const made = changes.map((change, index): WageChange => ({
    id: store.wageChanges.newId(),
    ...change,
    ...newWageChange,
    employeeLocationIds: plan.person.employee.locationIds,
    ...rateOfChange(change, currency),
    ...previousPay(replacedRate(plan.pay?.rates ?? [], change)),
    currency,
    impact,
    batchId,
    pendingWeeksFrom: index === 0 ? pendingWeeksFrom : null,
    createdAt: now(),
    createdBy: actor.uid,
    createdByName: actor.displayName,
  }));
  for (const change of made) {
    store.wageChanges.create(change.id, change);
    auditWage(store, actor, { act: "added", change });
  }
  saveAdjustments(store, actor, { plan, made });
  return made;
}

function requireAllowed({ impact, ...plan }: ChangePlan, fingerprint: string | null): void {
  if (fingerprint !== null && fingerprint !== plan.fingerprint) {
    throw new RuleViolation("previewOutdated", {});
  }
  const closed = impact.periods.find(({ state }) => state === "closed");
  if (closed !== undefined) {
    const { firstDay, lastDay } = closed;
    throw new RuleViolation("periodClosed", { firstDay, lastDay });
  }
  if (fingerprint === null && impact.periods.length > 0) {
    throw new RuleViolation("previewMissing", { who: impact.employeeName });
  }
}

interface Made {
  plan: ChangePlan;
  made: readonly WageChange[];
}

function saveAdjustments(store: CompanyStore, actor: Actor, { plan, made }: Made): void {
  const wageChangeIds = made.map(({ id }) => id);
  for (const period of plan.impact.periods) {
    const adjustment = adjustmentOf(period, plan, { actor, wageChangeIds });
    store.payAdjustments.create(adjustment.id, adjustment);
  }
}

function adjustmentOf(
  { exportId, exportNumber, paidIn, lines, ...period }: PeriodImpact,
  { impact }: ChangePlan,
  { actor, wageChangeIds }: { actor: Actor; wageChangeIds: WageChangeId[] },
): PayAdjustment {
  const { firstDay, lastDay, differenceMinor } = period;
  if (exportId === null || exportNumber === null) {
    throw new Error(`The export of the period ${firstDay} is missing.`);
  }
  return {
    id: payAdjustmentIdSchema.parse(`${wageChangeIds[0] ?? ""}_${firstDay}`),
    employeeId: impact.employeeId,
    wageChangeIds,
    exportId,
    exportNumber,
    firstDay,
    lastDay,
    paidOn: paidIn.firstDay,
    currency: impact.currency,
    lines,
    totalMinor: differenceMinor,
    createdAt: now(),
    createdBy: actor.uid,
    createdByName: actor.displayName,
    takenBackAt: null,
    takenBackByName: null,
    version: 1,
  };
}
