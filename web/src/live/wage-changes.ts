import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import { wageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import { inCompany } from "./company.ts";
import { by, descending, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Changes of rates, the latest effective day first: all within reach, or of one person. */
export function wageChangesSource(
  actor: Actor,
  wanted: { employeeId?: EmployeeId } = {},
): LiveSource<WageChange[]> {
  return listSource({
    ...inCompany(actor, "wageChanges"),
    schema: wageChangeSchema,
    alternatives: reachOf(actor, "employeeLocationIds", wanted),
    compare: descending(
      by(
        (change) => change.effectiveDate,
        (change) => change.createdAt,
      ),
    ),
  });
}

/** More than are made at one moment. */
const LATEST = 3;

/** The changes of rates that were made last, by whomever; for admins. */
export function latestWageChangesSource(actor: Actor): LiveSource<WageChange[]> {
  return listSource({
    ...inCompany(actor, "wageChanges"),
    schema: wageChangeSchema,
    order: [{ field: "createdAt", direction: "desc" }],
    limit: LATEST,
    compare: descending(
      by(
        (change) => change.createdAt,
        (change) => change.id,
      ),
    ),
  });
}
