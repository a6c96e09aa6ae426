import type { Grouping } from "../../records/reports/report.ts";
import type { Measure, Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { peerAverages } from "../../rules/schedules/fairness/peer-averages.ts";
import type { ReportGroup } from "./report-group.ts";

/**
 * Returns the lines with the averages beside them: for an employee those of the employees with the
 * same job role, of whom `peers` has all shifts; for a job role or location, and for the total,
 * those of its own employees. Days and weeks have none.
 */
export function withAverages(
  lines: ReadonlyMap<string, ReportGroup>,
  groupBy: Grouping,
  peers: readonly ReportFact[],
): Map<string, ReportGroup> {
  if (groupBy === "day" || groupBy === "week") return new Map(lines);
  if (groupBy !== "employee") {
    return new Map([...lines].map(([key, group]) => [key, perEmployee(group)]));
  }
  const all = peers.flatMap(({ employeeId, jobRoleId, measures }) =>
    employeeId === null
      ? []
      : [{ employeeId, jobRoleId, shifts: measures.workedShifts ?? 0, counts: measures }],
  );
  const averages = new Map<string, Measures>(
    [...peerAverages<Measure>(all)].map(([id, peer]) => [id, peer.averages]),
  );
  return new Map(
    [...lines].map(([key, group]) => [key, { ...group, averages: averages.get(key) ?? null }]),
  );
}

/** The group with the averages of its own employees. */
export function perEmployee(group: ReportGroup): ReportGroup {
  const { size } = group.people;
  if (size === 0) return group;
  const averages = Object.entries(group.measures).map(([name, amount]) => [name, amount / size]);
  return { ...group, averages: Object.fromEntries(averages) as Measures };
}
