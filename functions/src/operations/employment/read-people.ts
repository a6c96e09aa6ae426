import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { unpackWhole } from "@crewline/domain/records/employees/directory";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { log } from "../../platform/log.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Returns all employees of a company from the few documents that hold them packed. */
export async function readPeople({ companyId, employeeIndex }: CompanyStore): Promise<Employee[]> {
  const pages = await employeeIndex.listReadable([]);
  return pages.found
    .flatMap((page) => entriesById(page.people))
    .flatMap(([id, text]) => (text === null ? [] : (readPerson(companyId, id, text) ?? [])));
}

function readPerson(companyId: CompanyId, employeeId: EmployeeId, text: string): Employee | null {
  try {
    return unpackWhole(employeeId, text);
  } catch (error) {
    log.error("an employee cannot be read", { companyId, employeeId, error });
    return null;
  }
}
