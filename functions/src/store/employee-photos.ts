import { employeePhotoSchema } from "@crewline/domain/photos/employee-photo";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

/** Photos of employees, which every member may see. */
export function employeePhotos({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employeePhotos`,
    schema: employeePhotoSchema,
    what: "photo",
  });
}
