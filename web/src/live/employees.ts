import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import { employeeProfileSchema, employeeSchema } from "@crewline/domain/records/employees/employee";
import type { EmployeeEnd } from "@crewline/domain/records/employees/end-reason";
import { employeeEndSchema } from "@crewline/domain/records/employees/end-reason";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { employeePaySchema } from "@crewline/domain/records/pay/employee-pay";
import { companyPath } from "./company.ts";
import { directorySource } from "./directory.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** Everybody who is or was paid, by name, as far as the reader may know them. */
export function employeesSource(reader: Reader): LiveSource<Employee[]> {
  return directorySource(reader, companyPath(reader));
}

/** One person: oneself, or somebody within reach. */
export function employeeSource(reader: Reader, employeeId: string): LiveSource<Employee | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/employees/${employeeId}`,
    schema: employeeSchema,
  });
}

/** Contact data: one's own, or of people within reach. */
export function employeeProfileSource(
  reader: Reader,
  employeeId: string,
): LiveSource<EmployeeProfile | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/employees/${employeeId}/private/profile`,
    schema: employeeProfileSchema,
  });
}

/** Why employments ended: for admins, and managers of the employee. */
export function employeeEndSource(
  reader: Reader,
  employeeId: string,
): LiveSource<EmployeeEnd | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/employees/${employeeId}/private/end`,
    schema: employeeEndSchema,
  });
}

/** Rates: one's own, or for whoever may view wages; null before the first rate. */
export function employeePaySource(
  reader: Reader,
  employeeId: string,
): LiveSource<EmployeePay | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/employees/${employeeId}/private/pay`,
    schema: employeePaySchema,
  });
}
