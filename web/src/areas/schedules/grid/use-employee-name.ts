import { useMemo } from "react";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";

/** Returns the name of an employee by id. */
export function useEmployeeName() {
  const employees = useEmployees();
  const known = employees.status === "ready" ? employees.data : null;
  return useMemo(() => employeeNames(known ?? []), [known]);
}
