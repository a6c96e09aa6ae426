import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import type { TimeOffSpan } from "@crewline/domain/records/time-off/time-off";
import { blackoutIn, blackoutsFor } from "@crewline/domain/rules/time-off/blackouts";
import { browserZone } from "../../time/browser-zone.ts";
import { todayIn } from "../../time/use-today.ts";
import { useCompany } from "../company/use-company.ts";
import { useEmployees } from "../employees/use-employees.ts";

interface Blackouts {
  /** Those of the employee that are not over. */
  coming: readonly Blackout[];
  /** The first that the days meet. */
  met: Blackout | null;
}

const none: Blackouts = { coming: [], met: null };

/** The blackouts of an employee; none while they load, as the server judges them in any case. */
export function useBlackouts(employeeId: EmployeeId, span: TimeOffSpan): Blackouts {
  const company = useCompany();
  const employees = useEmployees();
  if (company.status !== "ready" || employees.status !== "ready") return none;
  const employee = employees.data.find(({ id }) => id === employeeId);
  const { blackouts = [] } = company.data;
  if (employee === undefined || blackouts.length === 0) return none;
  return {
    coming: blackoutsFor(employee, blackouts, todayIn(browserZone())),
    met: blackoutIn(span, employee, blackouts),
  };
}
