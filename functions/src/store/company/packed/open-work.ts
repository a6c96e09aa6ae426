import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { StaffingNeed } from "@crewline/domain/records/locations/staffing";
import type { HandOverNote } from "@crewline/domain/records/schedules/hand-over-note";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Wait } from "@crewline/domain/records/summaries/waiting";
import type { OpenDay } from "@crewline/domain/records/summaries/open-work";
import {
  openWeekOf,
  openWorkSchema,
  shownHandOver,
} from "@crewline/domain/records/summaries/open-work";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";
import type { z } from "zod/mini";

/** The open work of each location. Its parts are written alone and without a read. */
export function openWork({ unit, path }: CompanyUnit) {
  const merge = (locationId: LocationId, part: Partial<z.input<typeof openWorkSchema>>) =>
    unit.merge(unit.firestore.doc(`${path}/openWork/${locationId}`), part);
  return {
    ...collection(unit, {
      path: `${path}/openWork`,
      schema: openWorkSchema,
      what: "openWork",
    }),
    saveDay: (locationId: LocationId, day: LocalDate, open: OpenDay | null): void =>
      merge(locationId, { days: { [day]: open } }),
    saveWeek: (schedule: Schedule): void =>
      merge(schedule.locationId, { weeks: { [schedule.weekStart]: openWeekOf(schedule) } }),
    /** Until when the pay period of the first day is closed at the location; null once it is not. */
    saveClosed: (locationId: LocationId, firstDay: LocalDate, until: LocalDate | null): void =>
      merge(locationId, { closed: { [firstDay]: until } }),
    saveStaffing: (locationId: LocationId, staffing: readonly StaffingNeed[]): void =>
      merge(locationId, { staffing: [...staffing] }),
    /** Writes, or takes out, one thing that waits. */
    saveWait: ({ kind, id, locationIds, text }: Wait): void => {
      for (const locationId of locationIds) {
        unit.merge(unit.firestore.doc(`${path}/openWork/${locationId}`), {
          waiting: { [kind]: { [id]: text } },
        });
      }
    },
    saveHandOver: (note: HandOverNote): void =>
      merge(note.locationId, { handOver: { [note.day]: shownHandOver(note) } }),
  };
}
