import { scheduleSchema } from "@crewline/domain/schedules/schedule";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function schedules({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/schedules`,
    schema: scheduleSchema,
    what: "schedule",
  });
}
