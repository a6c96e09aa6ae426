import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DataJob } from "@crewline/domain/records/data-jobs/data-job";
import { dataJobSchema } from "@crewline/domain/records/data-jobs/data-job";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** Checks and recomputations that product staff started; no client reads them. */
export function dataJobs(unit: Unit) {
  return collection(unit, { path: "dataJobs", schema: dataJobSchema, what: "dataJob" });
}

/** The job of a company that was started last; no other can be open. */
export async function lastDataJob(unit: Unit, companyId: CompanyId): Promise<DataJob | null> {
  const [last] = await dataJobs(unit).list([["companyId", "==", companyId]], {
    orderBy: ["startedAt", "desc"],
    limit: 1,
  });
  return last ?? null;
}
