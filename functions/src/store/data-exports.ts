import { dataExportSchema } from "@crewline/domain/data-export/export-record";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function dataExports({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/dataExports`,
    schema: dataExportSchema,
    what: "data export",
  });
}
