import type { WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { FirstRate } from "@crewline/domain/rules/employees/employee-inputs";
import { newWageChange } from "@crewline/domain/records/pay/wage-change";
import { rateOfChange } from "@crewline/domain/rules/rates/apply-change";
import type { Actor } from "../../../operations/commands/actor.ts";
import { auditWage } from "../../../operations/history/audit-wage.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface FirstPay {
  employee: Pick<Employee, "id" | "locationIds">;
  firstRate: FirstRate | null;
  currency: string;
}

/**
 * Creates the pay of a new employee. The first rate or salary applies to every job role and
 * location; its record, whose id is returned, names hiring as the reason.
 */
export function createFirstPay(
  store: CompanyStore,
  actor: Actor,
  { employee, firstRate, currency }: FirstPay,
): WageChangeId | null {
  const { id: employeeId, locationIds: employeeLocationIds } = employee;
  if (firstRate === null) {
    store.employeePay.create(employeeId, { currency, rates: [], policies: [], version: 1 });
    return null;
  }
  const { from: effectiveDate, ...paid } = firstRate;
  const rate = rateOfChange(
    { jobRoleId: null, locationId: null, effectiveDate, ...paid },
    currency,
  );
  store.employeePay.create(employeeId, { currency, rates: [rate], policies: [], version: 1 });
  const id = store.wageChanges.newId();
  const change = {
    id,
    employeeId,
    employeeLocationIds,
    ...rate,
    previousRateTenThousandths: null,
    currency,
    reason: "hired" as const,
    note: "",
    ...newWageChange,
    createdAt: now(),
    createdBy: actor.uid,
    createdByName: actor.displayName,
  };
  store.wageChanges.create(id, change);
  auditWage(store, actor, { act: "added", change });
  return id;
}
