import { batchSchema } from "@crewline/domain/batches/batch";
import { collection } from "./collection.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function batches({ unit, path }: CompanyUnit) {
  return collection(unit, { path: `${path}/batches`, schema: batchSchema, what: "batch" });
}
