import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { shiftsInTimeOff } from "@crewline/domain/rules/time-off/preview-time-off";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Actor } from "../../operations/commands/actor.ts";
import { unreachedOf } from "../../operations/commands/require-reach.ts";
import { tellShiftsToCover } from "../../operations/mail/tell-shifts-to-cover.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { shiftsAround } from "../../store/company/filters.ts";
import type { Unit } from "../../store/unit/unit.ts";

interface Approved {
  timeOff: TimeOff;
  employee: Employee;
  company: Company;
}

/**
 * Shifts in approved time off at locations that the actor does not manage stay planned; the
 * function this returns notifies the managers there that they decide about them.
 */
export async function tellManagersElsewhere(
  unit: Unit,
  actor: Actor,
  { timeOff, employee, company }: Approved,
): Promise<() => void> {
  if (timeOff.state !== "approved") return () => undefined;
  const { shifts } = companyStore(unit, actor.companyId);
  const planned = await shifts.list(shiftsAround(employee.id, timeOff));
  return tellShiftsToCover(unit, {
    companyId: actor.companyId,
    by: actor,
    employee,
    company,
    because: "timeOff",
    shifts: shiftsInTimeOff(unreachedOf(actor, planned), timeOff),
    key: timeOff.id,
  });
}
