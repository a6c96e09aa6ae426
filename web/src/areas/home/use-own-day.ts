import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { employeeSource } from "../../live/employees.ts";
import { employeeWeekSource } from "../../live/employee-weeks.ts";
import { ownShiftsSource } from "../../live/shift-packs.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useToday } from "../../time/use-today.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";

/** What an employee's Home shows of their own. */
export interface OwnDay {
  employee: Employee;
  today: LocalDate;
  /** This week and the one before; null before a first punch. */
  week: EmployeeWeek | null;
  before: EmployeeWeek | null;
  /** The entries of both weeks, each once. */
  entries: WeekEntry[];
  /** The published shifts of the employee. */
  own: readonly PublishedShift[];
  /** Those of them that come next; one may be last night's. */
  shifts: PublishedShift[];
}

/** The number of next shifts from yesterday on. */
const shownShifts = 4;

/** Returns the employee's own day; null where the record is gone. */
export function useOwnDay(employeeId: EmployeeId, company: Company): LoadResult<OwnDay | null> {
  const actor = useActor();
  const today = useToday(company.timeZone);
  const weekStart = weekStartOf(today, company.workRules.weekStart);
  const sources = {
    employee: employeeSource(actor, employeeId),
    week: employeeWeekSource(actor, { employeeId, weekStart }),
    before: employeeWeekSource(actor, { employeeId, weekStart: addDays(weekStart, -7) }),
    own: ownShiftsSource(actor, employeeId),
  };
  const result = allResults({
    employee: useLive(sources.employee),
    week: useLive(sources.week),
    before: useLive(sources.before),
    own: useLive(sources.own),
  });
  return mapResult(result, ({ employee, week, before, own }) => {
    if (employee === null) return null;
    const both = [...(before?.entries ?? []), ...(week?.entries ?? [])];
    const entries = [...new Map(both.map((entry) => [entry.entryId, entry])).values()];
    const shifts = own.filter(({ day }) => day >= addDays(today, -1)).slice(0, shownShifts);
    return { employee, today, week, before, entries, own, shifts };
  });
}
