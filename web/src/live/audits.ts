import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntryAudit } from "@crewline/domain/records/time-entries/time-entry-audit";
import { timeEntryAuditSchema } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { by, descending, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveFilter, LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

interface WantedAudits {
  entryId?: TimeEntryId;
  employeeId?: EmployeeId;
  locationId?: LocationId;
  /** The last workday of the requested rows. */
  untilDay?: LocalDate;
  limit: number;
}

/** The latest rows of the history of worked time within the actor's reach, the newest first. */
export function auditsSource(actor: Actor, wanted: WantedAudits): LiveSource<TimeEntryAudit[]> {
  const { employeeId, locationId } = wanted;
  return listSource({
    ...inCompany(actor, "timeEntryAudits"),
    schema: timeEntryAuditSchema,
    filters: auditFilters(wanted),
    alternatives: reachOf(actor, "locationId", {
      ...(employeeId !== undefined && { employeeId }),
      ...(locationId !== undefined && { locationIds: [locationId] }),
    }),
    order: [{ field: "at", direction: "desc" }],
    limit: wanted.limit,
    compare: newestFirst,
  });
}

/** Rows of one moment keep the order of their chain. */
const newestFirst = descending<TimeEntryAudit>(
  by(
    (row) => row.at,
    (row) => row.employeeId,
    (row) => String(row.sequence).padStart(9, "0"),
  ),
);

function auditFilters({ entryId, untilDay }: WantedAudits): LiveFilter[] {
  return [
    ...(entryId === undefined ? [] : [equals("entryId", entryId)]),
    ...(untilDay === undefined ? [] : [{ field: "day", operator: "<=" as const, value: untilDay }]),
  ];
}
