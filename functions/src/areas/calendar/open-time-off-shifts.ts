import type { TimeOffId } from "@crewline/domain/kernel/ids/entity-ids";
import { shiftsInTimeOff } from "@crewline/domain/rules/time-off/preview-time-off";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Actor } from "../../operations/commands/actor.ts";
import { reachedOf } from "../../operations/commands/require-reach.ts";
import { openShifts } from "../../operations/schedules/open-shifts.ts";
import { shiftsAround } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Opens the employee's planned shifts in approved time off at locations that the actor manages;
 * safe to repeat.
 */
export async function openTimeOffShifts(actor: Actor, timeOffId: TimeOffId): Promise<void> {
  const { companyId } = actor;
  const store = await readCompany(companyId);
  const timeOff = await store.timeOff.get(timeOffId);
  const planned = await store.shifts.list(shiftsAround(timeOff.employeeId, timeOff));
  await openShifts({
    companyId,
    shiftIds: shiftsInTimeOff(reachedOf(actor, planned), timeOff).map(({ id }) => id),
    by: actor,
    still: async (unit, shifts) =>
      theirs(await unit.timeOff.get(timeOffId), reachedOf(actor, shifts)),
  });
}

/** The schedule may have changed, or the time off been cancelled, in the meantime. */
function theirs(timeOff: TimeOff, shifts: Parameters<typeof shiftsInTimeOff>[0]) {
  if (timeOff.state !== "approved") return [];
  const own = shifts.filter(({ employeeId }) => employeeId === timeOff.employeeId);
  return shiftsInTimeOff(own, timeOff);
}
