import { withdrawnShiftSchema } from "@crewline/domain/calendar-feed/calendar-feed";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

/** What people do not work any more, for the calendars that hold it. */
export function withdrawnShifts({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/withdrawnShifts`,
    schema: withdrawnShiftSchema,
    what: "shift",
  });
}
