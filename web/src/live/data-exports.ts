import type { DataExport } from "@crewline/domain/records/data-export/export-record";
import { dataExportSchema } from "@crewline/domain/records/data-export/export-record";
import { inCompany } from "./company.ts";
import { by, descending } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Exports of all data of the company, the latest first. For admins. */
export function dataExportsSource(actor: Actor): LiveSource<DataExport[]> {
  return listSource({
    ...inCompany(actor, "dataExports"),
    schema: dataExportSchema,
    compare: descending(by((one) => one.startedAt)),
  });
}
