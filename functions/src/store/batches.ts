import { batchSchema } from "@crewline/domain/batches/batch";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function batches({ unit, path }: CompanyUnit) {
  return collection(unit, { path: `${path}/batches`, schema: batchSchema, what: "batch" });
}
