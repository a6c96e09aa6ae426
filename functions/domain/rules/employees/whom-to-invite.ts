import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";

interface Invitee {
  employeeId: EmployeeId;
  name: string;
  email: string;
}

/** The people who can be invited, and how many of the others lack what. */
export interface WhomToInvite {
  invitees: Invitee[];
  haveLogin: number;
  haveLeft: number;
  haveNoEmail: number;
}

/** The employees who get an invitation: employed, without a login, with a known address. */
export function whomToInvite(
  employees: readonly Employee[],
  emails: ReadonlyMap<EmployeeId, EmployeeProfile["email"]>,
): WhomToInvite {
  const present = employees.filter(({ status }) => status !== "terminated");
  const without = present.filter(({ userId }) => userId === null);
  const invitees = without.flatMap(({ id: employeeId, name }) => {
    const email = emails.get(employeeId) ?? null;
    return email === null ? [] : [{ employeeId, name, email }];
  });
  return {
    invitees,
    haveLogin: present.length - without.length,
    haveLeft: employees.length - present.length,
    haveNoEmail: without.length - invitees.length,
  };
}
