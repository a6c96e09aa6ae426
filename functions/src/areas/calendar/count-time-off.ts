import type { countTimeOffSchema, TimeOffCount } from "@crewline/domain/records/time-off/time-off";
import { closedDays, countedDays } from "@crewline/domain/rules/time-off/counted-days";
import { requireTimeOffSpan } from "@crewline/domain/rules/time-off/require-time-off";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { requireOwnOrReach } from "./reach-person.ts";

/** Returns the hours that time off of the caller or an employee in reach would count. */
export async function countTimeOff(
  actor: Actor,
  input: z.infer<typeof countTimeOffSchema>,
): Promise<TimeOffCount> {
  requireTimeOffSpan(input);
  const store = await readCompany(actor.companyId);
  const { employee, home } = await getLocalEmployee(store, input.employeeId, now());
  requireOwnOrReach(actor, employee, "employee");
  return {
    counted: countedDays(input, { employee, home, hours: input.hours }),
    closedDays: input.from === input.until ? [] : closedDays(input, home),
  };
}
