import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRole, JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { SkillId } from "@crewline/domain/records/skills/skill";
import type { RowData } from "../model/week-rows.ts";

/** How the people of the grid are sorted. */
export type RowSort = "name" | "hours" | "role";

/** Which people the grid shows, and in which order. */
export interface RowView {
  isGrouped: boolean;
  sort: RowSort;
  jobRoleId: JobRoleId | null;
  skillId: SkillId | null;
  /** True to leave out people without a shift at the location. */
  hasShifts: boolean;
}

export const plainRows: RowView = {
  isGrouped: false,
  sort: "name",
  jobRoleId: null,
  skillId: null,
  hasShifts: false,
};

/** A line of the grid: a person, or the heading of the people with a job role. */
export type GridLine =
  | { kind: "person"; employeeId: EmployeeId }
  | { kind: "group"; key: string; name: string; people: number; isOpen: boolean };

interface RowSources {
  /** The people in the order of the week, by name. */
  order: readonly EmployeeId[];
  rowOf: (employeeId: EmployeeId) => RowData;
  jobRoles: readonly JobRole[];
  /** The groups that are closed, by their keys. */
  closed: ReadonlySet<string>;
}

/** The heading of people without a job role. */
const NO_ROLE = "No job role";

/**
 * Returns the lines of the grid below the open shifts. A person belongs to the group of their first
 * job role; groups are in the order of the company's job roles, and a closed one shows no people.
 * Sorted by hours, the person with the fewest comes first.
 */
export function arrangedRows(view: RowView, sources: RowSources): GridLine[] {
  const shown = sources.order.filter((id) => isShown(sources.rowOf(id), view));
  const sorted = shown.toSorted(comparing(view.sort, sources));
  if (!view.isGrouped) return sorted.map((employeeId) => ({ kind: "person", employeeId }));
  const groups = Map.groupBy(sorted, (id) => rankOf(id, sources));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([rank, people]) => groupLines(sources.jobRoles[rank], people, sources.closed));
}

function groupLines(
  role: JobRole | undefined,
  people: readonly EmployeeId[],
  closed: ReadonlySet<string>,
): GridLine[] {
  const key = role?.id ?? "none";
  const isOpen = !closed.has(key);
  const lines = isOpen ? people : [];
  return [
    { kind: "group", key, name: role?.name ?? NO_ROLE, people: people.length, isOpen },
    ...lines.map((employeeId) => ({ kind: "person" as const, employeeId })),
  ];
}

function isShown({ person, shifts }: RowData, view: RowView): boolean {
  const { jobRoleId, skillId } = view;
  if (view.hasShifts && shifts.length === 0) return false;
  if (jobRoleId !== null && person?.jobRoleIds.includes(jobRoleId) !== true) return false;
  return skillId === null || person?.skills.some((held) => held.skillId === skillId) === true;
}

function comparing(sort: RowSort, sources: RowSources) {
  return (a: EmployeeId, b: EmployeeId): number => {
    if (sort === "hours") return secondsOf(sources.rowOf(a)) - secondsOf(sources.rowOf(b));
    return sort === "role" ? rankOf(a, sources) - rankOf(b, sources) : 0;
  };
}

function secondsOf({ plannedSeconds, elsewhereSeconds }: RowData): number {
  return plannedSeconds + elsewhereSeconds;
}

/** The place of the person's first job role in the company's list, after them for none. */
function rankOf(id: EmployeeId, { rowOf, jobRoles }: RowSources): number {
  const first = rowOf(id).person?.jobRoleIds[0];
  const rank = jobRoles.findIndex((role) => role.id === first);
  return rank < 0 ? jobRoles.length : rank;
}
