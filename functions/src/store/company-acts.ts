import { companyActRowSchema } from "@crewline/domain/records/company/company-act-row";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** What product staff did to companies; no client reads it. */
export function companyActs(unit: Unit) {
  return collection(unit, { path: "companyActs", schema: companyActRowSchema, what: "company" });
}
