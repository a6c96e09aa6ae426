import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeePay, PayTerms } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { PolicyFacts } from "@crewline/domain/rules/overtime-policies/plan-policy";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { LocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { lastClosedDay } from "../../../operations/payroll/closed-periods.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

/** An employee with all that a change of the overtime policy depends on. */
export interface PolicyOwner {
  owner: LocalEmployee;
  pay: EmployeePay | null;
  terms: PayTerms;
  facts: PolicyFacts;
}

/** Throws notFound, personRemoved, and what forbids changing the employee's record. */
export async function getPolicyOwner(
  store: CompanyStore,
  actor: Actor,
  employeeId: EmployeeId,
): Promise<PolicyOwner> {
  const owner = await getLocalEmployee(store, employeeId, now());
  const { company, employee } = owner;
  await requireMayChange(store, actor, employee);
  requireNotRemoved(employee);
  const pay = await store.employeePay.find(employeeId);
  const terms = payTermsOf(pay);
  const { policies } = terms;
  const closed = await lastClosedDay(store);
  return {
    owner,
    pay,
    terms,
    facts: { company, person: employee, policies, lastClosedDay: closed },
  };
}
