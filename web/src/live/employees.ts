import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import { employeeProfileSchema, employeeSchema } from "@crewline/domain/records/employees/employee";
import type { EmployeeEnd } from "@crewline/domain/records/employees/end-reason";
import { employeeEndSchema } from "@crewline/domain/records/employees/end-reason";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { employeePaySchema } from "@crewline/domain/records/pay/employee-pay";
import { companyPath, inCompany } from "./company.ts";
import { directorySource, namesSource } from "./directory.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** All current and former employees by name, with what the actor may see of them. */
export function employeesSource(actor: Actor): LiveSource<Employee[]> {
  return directorySource(actor, companyPath(actor));
}

/** The same people with what all members may see, in far fewer documents: for names. */
export function employeeNamesSource(actor: Actor): LiveSource<Employee[]> {
  return namesSource(actor, companyPath(actor));
}

/** One person: the actor, or a person within reach. */
export function employeeSource(actor: Actor, employeeId: EmployeeId): LiveSource<Employee | null> {
  return documentSource({
    ...inCompany(actor, `employees/${employeeId}`),
    schema: employeeSchema,
  });
}

/** Contact data of the actor or of people within reach. */
export function employeeProfileSource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<EmployeeProfile | null> {
  return documentSource({
    ...inCompany(actor, `employees/${employeeId}/private/profile`),
    schema: employeeProfileSchema,
  });
}

/** The reasons of ended employments: for admins, and managers of the employee. */
export function employeeEndSource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<EmployeeEnd | null> {
  return documentSource({
    ...inCompany(actor, `employees/${employeeId}/private/end`),
    schema: employeeEndSchema,
  });
}

/** Rates of the actor, or of others for those who may view wages; null before the first rate. */
export function employeePaySource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<EmployeePay | null> {
  return documentSource({
    ...inCompany(actor, `employees/${employeeId}/private/pay`),
    schema: employeePaySchema,
  });
}
