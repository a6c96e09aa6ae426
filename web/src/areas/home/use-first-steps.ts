import type { Company } from "@crewline/domain/records/company/company";
import { firstSteps } from "@crewline/domain/projections/home/first-steps";
import type { FirstStep } from "@crewline/domain/projections/home/first-steps";
import type { Location } from "@crewline/domain/records/locations/location";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { dailySummariesSource } from "../../live/daily-summaries.ts";
import { schedulesFromSource } from "../../live/schedules.ts";
import { useLive } from "../../live/use-live.ts";
import { wageChangesSource } from "../../live/wage-changes.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { todayIn } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { allResults } from "../../ui/loading/load-result.ts";

/** The first steps with what is done of them; null while that is not known. */
export function useFirstSteps(
  company: Company,
  locations: readonly Location[],
): FirstStep[] | null {
  const actor = useActor();
  const today = todayIn(locations[0]?.timeZone ?? company.timeZone);
  const thisWeek = weekStartOf(today, company.workRules.weekStart);
  const sources = {
    schedules: schedulesFromSource(actor, addDays(thisWeek, -7)),
    wages: wageChangesSource(actor),
    days: dailySummariesSource(actor, { fromDay: addDays(today, -6), toDay: today }),
  };
  const result = allResults({
    employees: useEmployees(),
    schedules: useLive(sources.schedules),
    wages: useLive(sources.wages),
    days: useLive(sources.days),
  });
  if (result.status !== "ready") return null;
  const { employees, schedules, wages, days } = result.data;
  return firstSteps({
    company,
    locations,
    employees,
    schedules,
    paidEmployeeIds: new Set(wages.map(({ employeeId }) => employeeId)),
    hasPunched: days.some(({ board }) => board.some(({ entryId }) => entryId !== null)),
  });
}
