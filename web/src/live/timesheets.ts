import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Timesheet } from "@crewline/domain/records/timesheets/timesheet";
import { timesheetSchema } from "@crewline/domain/records/timesheets/timesheet";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { inCompany } from "./company.ts";
import { atLocations, by, equals, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** Disputed timesheets of employees of locations, the earliest pay period first. */
export function disputedSheetsSource(
  actor: Actor,
  { locationIds, limit }: { locationIds: readonly LocationId[]; limit: number },
): LiveSource<Timesheet[]> {
  return listSource({
    ...inCompany(actor, "timesheets"),
    schema: timesheetSchema,
    filters: [equals("state", "disputed")],
    alternatives: atLocations("locationIds", readableLocations(actor, locationIds)),
    order: [{ field: "firstDay", direction: "asc" }],
    limit,
    compare: by(
      ({ firstDay }) => firstDay,
      ({ employeeId }) => employeeId,
    ),
  });
}
