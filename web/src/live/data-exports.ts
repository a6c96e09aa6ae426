import type { DataExport } from "@crewline/domain/records/data-export/export-record";
import { dataExportSchema } from "@crewline/domain/records/data-export/export-record";
import { companyPath } from "./company.ts";
import { by, descending } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** Who took all data of the company away, the latest first. For admins. */
export function dataExportsSource(reader: Reader): LiveSource<DataExport[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/dataExports`,
    schema: dataExportSchema,
    compare: descending(by((one) => one.startedAt)),
  });
}
