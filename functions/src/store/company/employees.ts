import { packPublic, packWhole, shardOf } from "@crewline/domain/records/employees/directory";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { directoryPath, indexPath } from "./directory.ts";

/**
 * The employees. Every write of one also updates the packed directory in the same transaction, so
 * that a list always matches the record. The merge names the employee's entry alone and reads
 * nothing, so concurrent writes do not wait for each other.
 */
export function employees({ unit, path }: CompanyUnit): Collection<Employee> {
  const records = collection(unit, {
    path: `${path}/employees`,
    schema: employeeSchema,
    what: "employee",
  });
  const pack = (id: string, employee: Employee | null) => {
    const shard = shardOf(id);
    const entry = (text: string | null) => ({ people: { [id]: text } });
    const told = employee === null ? null : packPublic(employee);
    const whole = employee === null ? null : packWhole(employee);
    unit.merge(unit.firestore.doc(`${directoryPath(path)}/${shard}`), entry(told));
    unit.merge(unit.firestore.doc(`${indexPath(path)}/${shard}`), entry(whole));
  };
  return {
    ...records,
    create: (id, employee) => {
      records.create(id, employee);
      pack(id, employee);
    },
    save: (id, employee) => {
      records.save(id, employee);
      pack(id, employee);
    },
    remove: (id) => {
      records.remove(id);
      pack(id, null);
    },
  };
}
