import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Unit } from "./unit.ts";

/** A unit of work bound to one company; `path` is the company's document. */
export interface CompanyUnit {
  unit: Unit;
  companyId: CompanyId;
  path: string;
}
