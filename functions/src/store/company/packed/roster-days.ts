import type { RosterChange } from "@crewline/domain/records/schedules/roster-day";
import { rosterDayId, rosterDaySchema } from "@crewline/domain/records/schedules/roster-day";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** The working roster, packed by location and day for Schedules; `shifts` maintains it. */
export function rosterDays({ unit, path }: CompanyUnit) {
  return {
    ...collection(unit, { path: `${path}/rosterDays`, schema: rosterDaySchema, what: "shift" }),
    /** Writes one shift of one day and reads nothing, so that many can be written at once. */
    change: ({ of: { locationId, weekStart, day }, shiftId, text }: RosterChange): void =>
      unit.merge(
        unit.firestore.doc(`${path}/rosterDays/${rosterDayId({ locationId, weekStart, day })}`),
        { locationId, weekStart, day, shifts: { [shiftId]: text } },
      ),
  };
}
