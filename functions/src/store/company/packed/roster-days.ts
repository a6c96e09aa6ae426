import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { RosterChange, RosterDay } from "@crewline/domain/records/schedules/packed/roster-day";
import {
  rosterDayId,
  rosterDaySchema,
  unpackPlannedShift,
} from "@crewline/domain/records/schedules/packed/roster-day";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { log } from "../../../platform/log.ts";
import type { Filter } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** The working roster, packed by location and day for Schedules; `shifts` maintains it. */
export function rosterDays({ unit, path }: CompanyUnit) {
  const days = collection(unit, {
    path: `${path}/rosterDays`,
    schema: rosterDaySchema,
    what: "shift",
  });
  return {
    ...days,
    /**
     * The shifts of the days that the filters find, drafts included: one document a day. Throws
     * unreadableRecord where a shift cannot be read.
     */
    listShifts: async (filters: readonly Filter[]): Promise<Shift[]> =>
      (await days.list(filters)).flatMap(shiftsOfDay),
    /** Writes one shift of one day and reads nothing, so that many can be written at once. */
    change: ({ of: { locationId, weekStart, day }, shiftId, text }: RosterChange): void =>
      unit.merge(
        unit.firestore.doc(`${path}/rosterDays/${rosterDayId({ locationId, weekStart, day })}`),
        { locationId, weekStart, day, shifts: { [shiftId]: text } },
      ),
  };
}

function shiftsOfDay({ id, shifts }: RosterDay): Shift[] {
  return entriesById<ShiftId, string | null>(shifts).flatMap(([shiftId, text]) => {
    if (text === null) return [];
    try {
      return [unpackPlannedShift(shiftId, text)];
    } catch (error) {
      log.error("a packed shift cannot be read", { rosterDayId: id, shiftId, error });
      throw new RuleViolation("unreadableRecord", { what: "shift" });
    }
  });
}
