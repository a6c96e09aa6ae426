import { companySettingsSchema } from "@crewline/domain/company/stored-company";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The settings of companies, by the company's id; written with the company, by `companies`. */
export function companySettings(unit: Unit) {
  return collection(unit, {
    path: "companies",
    suffix: "private/settings",
    schema: companySettingsSchema,
    what: "company",
  });
}
