import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EndCause } from "@crewline/domain/records/employees/end-reason";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { resigned } from "./an-end-cause.ts";

/** The record of an employee as it is stored now. */
export const employeeOf = async (company: TestCompany, id: EmployeeId) =>
  (await company.read()).employees.get(id);

export const versionOf = async (company: TestCompany, id: EmployeeId) =>
  (await employeeOf(company, id)).version;

/** Sets the last day as the owner; null cancels it. */
export async function endEmployment(
  company: TestCompany,
  employeeId: EmployeeId,
  lastDay: string | null,
  why: EndCause = resigned,
) {
  const expectedVersion = await versionOf(company, employeeId);
  const input = {
    ...anAttempt(),
    employeeId,
    expectedVersion,
    lastDay,
    cause: lastDay === null ? null : why,
  };
  return company.owner.api.employees.setEmploymentEnd.mutate(input);
}

export async function rehire(company: TestCompany, employeeId: EmployeeId, hiredOn: string) {
  const expectedVersion = await versionOf(company, employeeId);
  const input = { ...anAttempt(), employeeId, expectedVersion, hiredOn };
  return company.owner.api.employees.rehire.mutate(input);
}
