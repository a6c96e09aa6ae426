import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OpenDay } from "@crewline/domain/records/summaries/open-work";
import { openWorkSchema } from "@crewline/domain/records/summaries/open-work";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** The open work of each location, by day. */
export function openWork({ unit, path }: CompanyUnit) {
  return {
    ...collection(unit, {
      path: `${path}/openWork`,
      schema: openWorkSchema,
      what: "openWork",
    }),
    /** Writes one day and reads nothing, so that many days can be written at once. */
    saveDay: (locationId: LocationId, day: LocalDate, open: OpenDay | null): void =>
      unit.merge(unit.firestore.doc(`${path}/openWork/${locationId}`), { days: { [day]: open } }),
  };
}
