import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { Employee } from "./employee.ts";
import { noTerms } from "./employee.ts";

/** An employee at Harbor, without a login or terms; named by the id by default. */
export function anEmployee(change: Partial<Employee> = {}): Employee {
  const id = change.id ?? anEmployeeId("ana");
  return {
    id,
    name: id,
    jobRoleIds: [],
    locationIds: [aLocationId("harbor")],
    status: "active",
    colour: "#1b6e3c",
    userId: null,
    payrollId: null,
    hiredOn: null,
    terminatedOn: null,
    ...noTerms,
    version: 1,
    ...change,
  };
}
