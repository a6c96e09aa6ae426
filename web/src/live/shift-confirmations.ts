import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { WeekConfirmations } from "@crewline/domain/records/schedules/shift-message";
import { weekConfirmationsSchema } from "@crewline/domain/records/schedules/shift-message";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** What the people of a location's week confirmed; for those who plan it. */
export function weekConfirmationsSource(
  actor: Actor,
  { locationId, weekStart }: { locationId: LocationId; weekStart: LocalDate },
): LiveSource<WeekConfirmations[]> {
  return listSource({
    ...inCompany(actor, "shiftConfirmations"),
    schema: weekConfirmationsSchema,
    filters: [equals("locationId", locationId), equals("weekStart", weekStart)],
    compare: by(({ employeeId }) => employeeId),
  });
}
