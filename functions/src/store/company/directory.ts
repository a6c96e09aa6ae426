import { directoryShardSchema } from "@crewline/domain/records/employees/directory";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** The part of all employees that every member may see, packed; `employees` maintains it. */
export function directory({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: directoryPath(path),
    schema: directoryShardSchema,
    what: "directoryPage",
  });
}

/** The complete documents of the employees, packed for admins; `employees` maintains it. */
export function employeeIndex({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: indexPath(path),
    schema: directoryShardSchema,
    what: "directoryPage",
  });
}

export function directoryPath(companyPath: string): string {
  return `${companyPath}/directory`;
}

export function indexPath(companyPath: string): string {
  return `${companyPath}/employeeIndex`;
}
