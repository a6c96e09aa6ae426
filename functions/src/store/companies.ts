import { companySchema } from "@crewline/domain/company/company";
import { collection } from "./collection.ts";
import type { Unit } from "./unit.ts";

export function companies(unit: Unit) {
  return collection(unit, { path: "companies", schema: companySchema, what: "company" });
}
