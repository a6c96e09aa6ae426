import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { checkHours } from "@crewline/domain/rules/employees/check-hours";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { employeeChanges } from "@crewline/domain/records/history/record-changes";
import { hireDateProblem, requireNoProblem } from "@crewline/domain/rules/employees/plausible-days";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { withChanges } from "@crewline/domain/kernel/fields/with-changes";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../../operations/company/require-job-roles.ts";
import { requireSkills } from "../../../operations/company/require-skills.ts";
import { movePlaces } from "../../../operations/employment/move-places.ts";
import { recordRecordChange } from "../../../operations/history/record-employee-event.ts";
import { getLocations } from "../../../operations/locations/get-locations.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

interface Edit {
  before: Employee;
  changes: EmployeeRow["employee"];
  /** True where an undo restores values that the record had: they are not validated again. */
  isRestored?: boolean;
}

/**
 * Reads and checks what a change of the directory entry needs; the function it returns writes the
 * change and returns the new version. A manager may move people neither into other managers'
 * locations nor out of them.
 */
export async function editEmployee(
  store: CompanyStore,
  actor: Actor,
  { before, changes, isRestored = false }: Edit,
): Promise<() => Employee> {
  await requireMayChange(store, actor, before);
  requireNotRemoved(before);
  const changed = withChanges(before, changes);
  const locationIds = [...new Set(changed.locationIds)];
  const after = { ...changed, locationIds, version: before.version + 1 };
  checkHours(after);
  if (!isRestored) await requireListed(store, before, after);
  if (!isRestored && after.hiredOn !== before.hiredOn)
    await requireHireDate(store, after, "employee.hiredOn");
  const isMoved = !isSameList(before.locationIds, locationIds);
  if (isMoved) await requireOwnPlaces(store, actor, [before.locationIds, locationIds]);
  if (after.payrollId !== before.payrollId) await requireUnusedPayrollId(store, after);
  const move = isMoved ? await movePlaces(store, [before.id]) : () => undefined;
  return () => {
    move(locationIds);
    store.employees.save(before.id, after);
    recordRecordChange(store, actor, {
      employeeId: before.id,
      act: "detailsChanged",
      changes: employeeChanges(before, after),
    });
    return after;
  };
}

/** Throws notFound for a new job role or skill that the company does not have. */
export async function requireListed(
  store: CompanyStore,
  before: Pick<Employee, "jobRoleIds" | "skills">,
  after: Pick<Employee, "jobRoleIds" | "skills">,
): Promise<void> {
  const idsOf = ({ skills }: Pick<Employee, "skills">) => skills.map(({ skillId }) => skillId);
  const areSameSkills = isSameList(idsOf(before), idsOf(after));
  if (areSameSkills && isSameList(before.jobRoleIds, after.jobRoleIds)) return;
  const company = await store.company();
  requireJobRoles(company, after.jobRoleIds);
  requireSkills(company, after.skills);
}

/** Throws invalidField for an impossible hire date. */
export async function requireHireDate(
  store: CompanyStore,
  { id, hiredOn }: Pick<Employee, "id" | "hiredOn">,
  path: string,
): Promise<void> {
  const birthDate = (await store.employeeProfiles.find(id))?.birthDate;
  const problem = hireDateProblem(hiredOn, { today: localDateAt(now(), "UTC"), birthDate });
  requireNoProblem(path, problem);
}

async function requireOwnPlaces(
  store: CompanyStore,
  actor: Actor,
  [before, after]: readonly [readonly LocationId[], readonly LocationId[]],
): Promise<void> {
  await getLocations(store, after);
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  for (const id of [...added, ...removed]) {
    requireReach(actor, { locationIds: [id], what: "location" });
  }
}

/** Payroll files identify people by this id, so no two people may share one. */
export async function requireUnusedPayrollId(
  { employees }: CompanyStore,
  { id, payrollId }: Pick<Employee, "id" | "payrollId">,
): Promise<void> {
  if (payrollId === null || payrollId === "") return;
  const others = await employees.list([["payrollId", "==", payrollId]], { limit: 2 });
  const other = others.find((employee) => employee.id !== id);
  if (other !== undefined) {
    throw new RuleViolation("duplicatePayrollId", { payrollId, who: other.name });
  }
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
