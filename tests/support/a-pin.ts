import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TestCompany } from "./a-company.ts";
import { anEmployee } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** An employee with a PIN for the shared tablets: Ana Diaz at Harbor. */
export async function aPerson(
  company: TestCompany,
  change: Parameters<typeof anEmployee>[1] = {},
): Promise<{ employeeId: EmployeeId; pin: string }> {
  const employeeId = await anEmployee(company, change);
  return { employeeId, pin: await aPinOf(company, employeeId) };
}

export async function aPinOf({ owner }: TestCompany, employeeId: EmployeeId): Promise<string> {
  return (await owner.api.employees.setPin.mutate({ ...anAttempt(), employeeId })).pin;
}
