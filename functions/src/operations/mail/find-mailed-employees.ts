import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { User } from "@crewline/domain/records/users/user";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import type { Actor } from "../commands/actor.ts";

/** An employee who can be notified, and their login. */
export interface MailedEmployee {
  employee: Employee;
  user: User;
}

/**
 * Returns the employees whom a mail about what the actor did to their shifts reaches. The actor
 * needs no notice of it.
 */
export async function findMailedEmployees(
  unit: Unit,
  actor: Pick<Actor, "companyId" | "uid">,
  employeeIds: readonly EmployeeId[],
): Promise<MailedEmployee[]> {
  const people = await findEmployeesWithLogin(unit, actor.companyId, employeeIds);
  return people.filter(({ user }) => user.id !== actor.uid);
}

/** Returns those of the employees who have a login; the others cannot see their shifts. */
export async function findEmployeesWithLogin(
  unit: Unit,
  companyId: CompanyId,
  employeeIds: readonly EmployeeId[],
): Promise<MailedEmployee[]> {
  const people = await companyStore(unit, companyId).employees.findAll(employeeIds);
  const logins = await users(unit).findAll(people.flatMap(({ userId }) => userId ?? []));
  return logins
    .filter((user) => user.companyId === companyId)
    .flatMap((user) => {
      const employee = people.find(({ userId }) => userId === user.id);
      return employee === undefined ? [] : [{ employee, user }];
    });
}
