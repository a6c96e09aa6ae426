import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShiftRollupId, WeekRollupId } from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftRollup, WeekRollup } from "@crewline/domain/records/summaries/rollup";
import {
  halfMonthOf,
  shiftRollupId,
  shiftRollupSchema,
  weekRollupId,
  weekRollupSchema,
} from "@crewline/domain/records/summaries/rollup";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** Hours and pay by workweek, packed, which reports read. */
export function weekRollups({ unit, path }: CompanyUnit) {
  return {
    ...collection<WeekRollup, WeekRollupId>(unit, {
      path: `${path}/weekRollups`,
      schema: weekRollupSchema,
      what: "summary",
    }),
    /** Writes one person's week and reads nothing, so that many can be written at once. */
    saveWeek: (employeeId: EmployeeId, weekStart: LocalDate, text: string | null): void =>
      unit.merge(unit.firestore.doc(`${path}/weekRollups/${weekRollupId(weekStart, employeeId)}`), {
        weekStart,
        people: { [employeeId]: text },
      }),
  };
}

/** Planned shifts and attendance by location and half month, packed, which reports read. */
export function shiftRollups({ unit, path }: CompanyUnit) {
  return {
    ...collection<ShiftRollup, ShiftRollupId>(unit, {
      path: `${path}/shiftRollups`,
      schema: shiftRollupSchema,
      what: "summary",
    }),
    /** Writes one day and reads nothing. */
    saveDay: (locationId: LocationId, day: LocalDate, text: string | null): void =>
      unit.merge(unit.firestore.doc(`${path}/shiftRollups/${shiftRollupId(locationId, day)}`), {
        locationId,
        fromDay: halfMonthOf(day),
        days: { [day]: text },
      }),
  };
}
