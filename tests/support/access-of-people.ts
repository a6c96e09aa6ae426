import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Member, TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

type Person = Member & { employeeId: EmployeeId };

/** Gives rights to the person's login, as the owner or another user. */
export async function setAccess(
  company: TestCompany,
  { employeeId, login }: Person,
  role: Role,
  { by = company.owner, locationIds = [company.harbor], mayViewWages = false } = {},
) {
  const expectedVersion = await versionOf(company, login.uid);
  const rights = { role, locationIds, mayViewWages };
  const edit = { ...anAttempt(), employeeId, expectedVersion };
  return by.api.employees.setAccess.mutate({ ...edit, ...rights });
}

/** Takes the person's login out of the company. */
export async function removeAccess(
  company: TestCompany,
  { employeeId, login }: Person,
  by = company.owner,
) {
  const expectedVersion = await versionOf(company, login.uid);
  return by.api.employees.removeAccess.mutate({ ...anAttempt(), employeeId, expectedVersion });
}

async function versionOf(company: TestCompany, uid: UserId): Promise<number> {
  return (await (await company.read()).members.find(uid))?.version ?? 1;
}
