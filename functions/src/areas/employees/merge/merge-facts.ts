import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { valuesOf } from "@crewline/domain/records/custom-fields/field-values";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import type { MergePreview } from "@crewline/domain/projections/employees/preview-merge";
import type { MergeFacts, MergeSide } from "@crewline/domain/rules/merging/merge-facts";
import { previewMerge } from "@crewline/domain/projections/employees/preview-merge";
import { withShownPhones } from "@crewline/domain/rules/phones/profile-phones";
import { salaryOn } from "@crewline/domain/rules/rates/salary-rate";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { lockedPeriodsSince } from "../../../operations/payroll/closed-periods.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";

export interface MergeInput {
  employeeId: EmployeeId;
  duplicateId: EmployeeId;
}

/** Earlier than any day with worked time. */
const EVER = "0000-01-01";

/** Returns what merging the duplicate would move, and what prevents it. */
export async function previewMergeOf(actor: Actor, input: MergeInput): Promise<MergePreview> {
  return previewMerge(
    await loadMergeFacts(await readCompany(actor.companyId), input),
    actor.locale,
  );
}

/** Both records with everything that refers to them. Throws sameRecord, personRemoved, notFound. */
export async function loadMergeFacts(
  store: CompanyStore,
  { employeeId, duplicateId }: MergeInput,
): Promise<MergeFacts> {
  if (employeeId === duplicateId) throw new RuleViolation("sameRecord", {});
  const [stays, duplicate, lockedPeriods] = await Promise.all([
    loadSide(store, employeeId),
    loadSide(store, duplicateId),
    lockedPeriodsSince(store, EVER),
  ]);
  return { stays, duplicate, lockedPeriods, now: now() };
}

async function loadSide(store: CompanyStore, employeeId: EmployeeId): Promise<MergeSide> {
  const own = [["employeeId", "==", employeeId]] as const;
  const { employee, today } = await getLocalEmployee(store, employeeId, now());
  requireNotRemoved(employee);
  const [{ country }, profile, weeks, shifts, timeOff, pay, { fields }, pages, ends] =
    await Promise.all([
      store.company(),
      store.employeeProfiles.find(employeeId),
      store.employeeWeeks.list(own),
      store.shifts.list(own),
      store.timeOff.list(own),
      store.employeePay.find(employeeId),
      store.customFields.book(),
      store.fieldValues.pagesOf(employeeId),
      store.employeeEnds.find(employeeId),
    ]);
  const hasRates = (pay?.rates.length ?? 0) > 0;
  const hasSalary = salaryOn(pay?.rates ?? [], today) !== null;
  const hasLogin = employee.userId !== null;
  const shown = profile === null ? null : withShownPhones(profile, phonesOf(country));
  const policy = policyOn(payTermsOf(pay).policies, today);
  const single = { employee, profile: shown, policy, end: ends?.present ?? null };
  const custom = { fields, values: valuesOf(pages, fields) };
  const has = { hasLogin, hasRates, hasSalary };
  return { name: employee.name, single, custom, ...has, weeks, shifts, timeOff };
}
