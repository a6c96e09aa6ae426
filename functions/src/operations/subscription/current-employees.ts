import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { shardIds, unpackWhole } from "@crewline/domain/records/employees/directory";
import { countedPeople } from "@crewline/domain/rules/employees/counted-people";
import { readCompany } from "../../store/company/read-company.ts";

/** The people whom the plan counts, in four reads however many they are. */
export async function currentEmployees(companyId: CompanyId): Promise<Employee[]> {
  const { employeeIndex } = await readCompany(companyId);
  const shards = await employeeIndex.findAll(shardIds);
  const everyone = shards.flatMap(({ people }) =>
    entriesById<EmployeeId, string | null>(people).flatMap(([id, text]) =>
      text === null ? [] : [unpackWhole(id, text)],
    ),
  );
  return countedPeople(everyone, companyId).map(({ employee }) => employee);
}
