import { timeOffSchema } from "@crewline/domain/time-off/time-off";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function timeOff({ unit, path }: CompanyUnit) {
  return collection(unit, { path: `${path}/timeOff`, schema: timeOffSchema, what: "time off" });
}
