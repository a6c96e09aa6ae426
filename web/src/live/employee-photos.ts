import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeePhoto } from "@crewline/domain/records/employees/employee-photo";
import { employeePhotoSchema } from "@crewline/domain/records/employees/employee-photo";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The photo of an employee, or null where there is none. */
export function employeePhotoSource(
  actor: Pick<Actor, "uid" | "companyId">,
  employeeId: EmployeeId,
): LiveSource<EmployeePhoto | null> {
  return documentSource({
    ...inCompany(actor, `employeePhotos/${employeeId}`),
    schema: employeePhotoSchema,
  });
}
