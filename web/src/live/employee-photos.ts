import type { EmployeePhoto } from "@crewline/domain/records/employees/employee-photo";
import { employeePhotoSchema } from "@crewline/domain/records/employees/employee-photo";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The photo of an employee, or null where there is none. */
export function employeePhotoSource(
  reader: Pick<Reader, "uid" | "companyId">,
  employeeId: string,
): LiveSource<EmployeePhoto | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/employeePhotos/${employeeId}`,
    schema: employeePhotoSchema,
  });
}
