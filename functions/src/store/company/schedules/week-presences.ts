import type { WeekPresence } from "@crewline/domain/records/schedules/week-presence";
import { weekPresenceSchema } from "@crewline/domain/records/schedules/week-presence";
import type { Collection } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** Who has the week of a location open. */
export function weekPresences({ unit, path }: CompanyUnit): Collection<WeekPresence> {
  return collection(unit, {
    path: `${path}/weekPresences`,
    schema: weekPresenceSchema,
    what: "schedule",
  });
}
