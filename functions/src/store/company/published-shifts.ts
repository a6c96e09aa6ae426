import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { publishedShiftSchema } from "@crewline/domain/records/schedules/shift";
import { shiftReminderDue } from "@crewline/domain/rules/jobs/due-times";
import { saveDueWork } from "../due-work.ts";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/**
 * The shifts as employees see them. Every write of one that may be worked now also sets when its
 * employee is reminded to clock out.
 */
export function publishedShifts({
  unit,
  path,
  companyId,
}: CompanyUnit): Collection<PublishedShift> {
  const records = collection(unit, {
    path: `${path}/publishedShifts`,
    schema: publishedShiftSchema,
    what: "shift",
  });
  const write = (how: "create" | "save") => (id: ShiftId, shift: PublishedShift) => {
    records[how](id, shift);
    saveDueWork(unit, shiftReminderDue(companyId, shift, unit.now()));
  };
  return { ...records, create: write("create"), save: write("save") };
}
