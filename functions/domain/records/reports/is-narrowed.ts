import type { ReportInput } from "./report.ts";

/** True if the report is only of an employee, a job role or a location. */
export function isNarrowed({ filter }: Pick<ReportInput, "filter">): boolean {
  return Object.values(filter).some((chosen) => chosen !== null);
}
