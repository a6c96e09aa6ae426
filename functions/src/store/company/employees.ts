import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { packPublic, packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import { employmentDue } from "@crewline/domain/rules/jobs/due-times";
import { saveDueWork } from "../due-work.ts";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { directoryPath, indexPath } from "./directory.ts";

/**
 * The employees. Every write of one also updates the packed directory in the same transaction, so
 * that a list always matches the record. The merge names the employee's entry alone and reads
 * nothing, so concurrent writes do not wait for each other. The same transaction sets when the
 * dates of the employment are looked at.
 */
export function employees({ unit, path, companyId }: CompanyUnit): Collection<Employee> {
  const records = collection(unit, {
    path: `${path}/employees`,
    schema: employeeSchema,
    what: "employee",
  });
  const pack = (id: EmployeeId, employee: Employee | null) => {
    const shard = shardOf(id);
    const entry = (text: string | null) => ({ people: { [id]: text } });
    const told = employee === null ? null : packPublic(employee);
    const whole = employee === null ? null : packWhole(employee);
    unit.merge(unit.firestore.doc(`${directoryPath(path)}/${shard}`), entry(told));
    unit.merge(unit.firestore.doc(`${indexPath(path)}/${shard}`), entry(whole));
  };
  const write = (how: "create" | "save") => (id: EmployeeId, employee: Employee) => {
    records[how](id, employee);
    pack(id, employee);
    saveDueWork(unit, employmentDue(companyId, { ...employee, id }));
  };
  return {
    ...records,
    create: write("create"),
    save: write("save"),
    remove: (id) => {
      records.remove(id);
      pack(id, null);
    },
  };
}
