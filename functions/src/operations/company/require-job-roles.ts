import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { removedEntries } from "@crewline/domain/rules/company-lists/change-list";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Throws notFound for an id that no job role of the company has. */
export function requireJobRoles(
  { jobRoles }: Pick<Company, "jobRoles">,
  ids: readonly (JobRoleId | null)[],
): void {
  const known = new Set<JobRoleId | null>(jobRoles.map(({ id }) => id));
  if (ids.some((id) => id !== null && !known.has(id))) {
    throw new RuleViolation("notFound", { what: "jobRole" });
  }
}

/** Throws notFound for an unknown role of a location or of its staffing. */
export function requirePlanRoles(
  jobRoles: Company["jobRoles"],
  { jobRoleIds, staffing }: Pick<LocationRecord, "jobRoleIds" | "staffing">,
): void {
  requireJobRoles({ jobRoles }, [...jobRoleIds, ...staffing.map(({ jobRoleId }) => jobRoleId)]);
}

/** Throws jobRoleInUse if a role that the list loses is used: it can only be archived. */
export async function requireRemovedUnused(
  store: CompanyStore,
  before: Pick<Company, "jobRoles">,
  after: Pick<Company, "jobRoles">,
): Promise<void> {
  const removed = removedEntries(before.jobRoles, after.jobRoles);
  if (removed.length === 0) return;
  const used = await usedJobRoles(
    store,
    removed.map(({ id }) => id),
  );
  const first = removed.find(({ id }) => used.has(id));
  if (first !== undefined) throw new RuleViolation("jobRoleInUse", { jobRole: first.name });
}

/**
 * Returns those of the roles that are held or named anywhere; the employee `exceptId` does not
 * count.
 */
export async function usedJobRoles(
  store: CompanyStore,
  ids: readonly JobRoleId[],
  exceptId: EmployeeId | null = null,
): Promise<Set<JobRoleId>> {
  const [locations, ...uses] = await Promise.all([
    store.locationRecords.list(),
    ...ids.map(async (id) => ({ id, isUsed: await isUsed(store, id, exceptId) })),
  ]);
  const planned = locations.flatMap(({ jobRoleIds, staffing }) => [
    ...jobRoleIds,
    ...staffing.map(({ jobRoleId }) => jobRoleId),
  ]);
  const worked = uses.filter((use) => use.isUsed || planned.includes(use.id));
  return new Set(worked.map(({ id }) => id));
}

async function isUsed(
  store: CompanyStore,
  id: JobRoleId,
  exceptId: EmployeeId | null,
): Promise<boolean> {
  const own = [["jobRoleId", "==", id]] as const;
  const one = { limit: 1 };
  const [people, ...others] = await Promise.all([
    store.employees.list([["jobRoleIds", "array-contains-any", [id]]], { limit: 2 }),
    store.shifts.list(own, one),
    store.publishedShifts.list(own, one),
    store.timeEntries.list(own, one),
    store.wageChanges.list(own, one),
    store.shiftTemplates.list(own, one),
    store.checklistTemplates.list([["jobRoleIds", "array-contains-any", [id]]], one),
    store.recurringShifts.list([["plan.jobRoleId", "==", id]], one),
  ]);
  return others.flat().length > 0 || people.some((person) => person.id !== exceptId);
}
