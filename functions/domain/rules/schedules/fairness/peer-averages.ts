import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../../records/job-roles/job-role.ts";

/** Counts of an employee's shifts in one job role, by what is counted. */
export interface CountedShifts<Name extends string> {
  employeeId: EmployeeId;
  jobRoleId: JobRoleId | null;
  shifts: number;
  counts: Readonly<Partial<Record<Name, number>>>;
}

/** The averages of the employees with one job role; unrounded. */
export interface PeerAverages<Name extends string> {
  jobRoleId: JobRoleId | null;
  employees: number;
  averages: Readonly<Partial<Record<Name, number>>>;
}

/**
 * Returns for each employee what the employees with the same job role have on average, the employee
 * included. An employee who works in several job roles counts with all their shifts in that of most
 * of them. It compares whom to ask for a shift as it compares the lines of the report.
 */
export function peerAverages<Name extends string>(
  all: readonly CountedShifts<Name>[],
): Map<EmployeeId, PeerAverages<Name>> {
  const people = Map.groupBy(all, ({ employeeId }) => employeeId);
  const roleOf = new Map([...people].map(([id, own]) => [id, mainRole(own)]));
  const byRole = Map.groupBy(people.keys(), (id) => roleOf.get(id) ?? null);
  const averages = new Map(
    [...byRole].map(([jobRoleId, ids]) => {
      const counted = ids.flatMap((id) => people.get(id) ?? []);
      return [jobRoleId, { jobRoleId, employees: ids.length, averages: mean(counted, ids.length) }];
    }),
  );
  return new Map(
    [...people.keys()].flatMap((id) => {
      const found = averages.get(roleOf.get(id) ?? null);
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
}

/** The job role of most shifts. */
function mainRole(own: readonly CountedShifts<string>[]): JobRoleId | null {
  const shifts = new Map<JobRoleId | null, number>();
  for (const one of own) {
    shifts.set(one.jobRoleId, (shifts.get(one.jobRoleId) ?? 0) + one.shifts);
  }
  const [most] = [...shifts].toSorted(
    ([a, m], [b, n]) => n - m || ((a ?? "") < (b ?? "") ? -1 : 1),
  );
  return most?.[0] ?? null;
}

function mean<Name extends string>(
  counted: readonly CountedShifts<Name>[],
  employees: number,
): Partial<Record<Name, number>> {
  const sums: Partial<Record<Name, number>> = {};
  for (const { counts } of counted) {
    for (const [name, count] of Object.entries(counts) as [Name, number][]) {
      sums[name] = (sums[name] ?? 0) + count / employees;
    }
  }
  return sums;
}
