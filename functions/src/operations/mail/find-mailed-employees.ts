import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
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
 * Returns the employees whom a mail about their shifts reaches. The actor needs no notice, and an
 * employee without a login cannot see the shifts.
 */
export async function findMailedEmployees(
  unit: Unit,
  actor: Pick<Actor, "companyId" | "uid">,
  employeeIds: readonly EmployeeId[],
): Promise<MailedEmployee[]> {
  const people = await companyStore(unit, actor.companyId).employees.findAll(employeeIds);
  const logins = await users(unit).findAll(people.flatMap(({ userId }) => userId ?? []));
  return logins
    .filter((user) => user.companyId === actor.companyId && user.id !== actor.uid)
    .flatMap((user) => {
      const employee = people.find(({ userId }) => userId === user.id);
      return employee === undefined ? [] : [{ employee, user }];
    });
}
