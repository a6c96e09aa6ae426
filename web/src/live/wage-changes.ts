import type { WageChange } from "@crewline/domain/wage-changes/wage-change";
import { wageChangeSchema } from "@crewline/domain/wage-changes/wage-change";
import { companyPath } from "./company.ts";
import { by, descending, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** Changes of rates, the latest effective day first: all within reach, or of one person. */
export function wageChangesSource(
  reader: Reader,
  { employeeId }: { employeeId?: string } = {},
): LiveSource<WageChange[]> {
  const isOwn = employeeId !== undefined && employeeId === reader.employeeId;
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/wageChanges`,
    schema: wageChangeSchema,
    filters: employeeId === undefined ? [] : [equals("employeeId", employeeId)],
    alternatives: isOwn
      ? [[]]
      : reachOf(reader, {
          location: "employeeLocationIds",
          employee: "employeeId",
        }),
    compare: descending(
      by(
        (change) => change.effectiveDate,
        (change) => change.createdAt,
      ),
    ),
  });
}
