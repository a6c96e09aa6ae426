import { companyNoteSchema } from "@crewline/domain/records/company/company-note";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** What product staff tell each other about companies; no client reads it. */
export function companyNotes(unit: Unit) {
  return collection(unit, { path: "companyNotes", schema: companyNoteSchema, what: "companyNote" });
}
