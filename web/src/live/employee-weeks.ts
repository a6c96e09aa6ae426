import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import {
  employeeWeekId,
  employeeWeekSchema,
} from "@crewline/domain/records/time-entries/employee-week";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { by, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

interface PersonsWeek {
  employeeId: EmployeeId;
  weekStart: LocalDate;
}

/** The hours of one week of all people within the actor's reach. */
export function employeeWeeksSource(
  actor: Actor,
  { weekStart }: { weekStart: LocalDate },
): LiveSource<EmployeeWeek[]> {
  return listSource({
    ...inCompany(actor, "employeeWeeks"),
    schema: employeeWeekSchema,
    filters: [equals("weekStart", weekStart)],
    alternatives: reachOf(actor, "locationIds"),
    compare: by((week) => week.employeeId),
  });
}

/** The hours of one person's week; null before the first punch. */
export function employeeWeekSource(
  actor: Actor,
  { employeeId, weekStart }: PersonsWeek,
): LiveSource<EmployeeWeek | null> {
  return documentSource({
    ...inCompany(actor, `employeeWeeks/${employeeWeekId(employeeId, weekStart)}`),
    schema: employeeWeekSchema,
  });
}
