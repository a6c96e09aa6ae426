import { may } from "@crewline/domain/kernel/access/permissions";
import { rolesToAdd, withoutRole, withRoles } from "@crewline/domain/rules/employees/job-role-use";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { roleKey } from "@crewline/domain/kernel/text/role-key";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { changeCompany } from "../../../operations/company/change-company.ts";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/**
 * Creates the job roles of rows that the company lacks and returns their names, which are the same
 * when the batch is sent again. Only an actor who may edit the company adds job roles.
 */
export async function addJobRoles(
  actor: Actor,
  rows: readonly EmployeeRow[],
  batchKey: string,
): Promise<readonly string[]> {
  const named = rows.flatMap(({ employee }) => employee.jobRoles ?? []);
  const mayEdit = may({ role: actor.role, isStaff: false }, "settings", "editCompany");
  if (named.length === 0 || !mayEdit) return [];
  const added = await command(actor, { idempotencyKey: `roles-${batchKey}` }, async (store) => {
    const company = await store.company();
    const names = rolesToAdd(company.jobRoles, named);
    if (names.length === 0) return { names };
    const after = { ...company, jobRoles: withRoles(company.jobRoles, names) };
    changeCompany(store, { ...actor, batchId: batchKey }, { before: company, after });
    return { names };
  });
  return added.names;
}

/** Which of the names the row uses. */
export function rolesOfRow({ employee }: EmployeeRow, names: readonly string[]): string[] {
  const own = new Set((employee.jobRoles ?? []).map(roleKey));
  return names.filter((name) => own.has(roleKey(name)));
}

/**
 * Reads whether job roles that came with a batch are used by anyone but the given person, and
 * returns the write that removes the unused ones.
 */
export async function unusedRoles(
  store: CompanyStore,
  by: EventActor,
  { names, exceptId }: { names: readonly string[]; exceptId: string },
): Promise<() => void> {
  if (names.length === 0) return () => {};
  const [company, locations, ...uses] = await Promise.all([
    store.company(),
    store.locationRecords.list(),
    ...names.map((name) => isUsed(store, name, exceptId)),
  ]);
  const isAtLocation = (name: string) =>
    locations.some(({ jobRoles, staffing }) =>
      [...jobRoles, ...staffing.map(({ jobRole }) => jobRole ?? "")]
        .map(roleKey)
        .includes(roleKey(name)),
    );
  const unused = names.filter((name, index) => uses[index] !== true && !isAtLocation(name));
  const jobRoles = unused.reduce(withoutRole, company.jobRoles);
  return () => {
    if (jobRoles.length < company.jobRoles.length) {
      changeCompany(store, by, { before: company, after: { ...company, jobRoles } });
    }
  };
}

async function isUsed(store: CompanyStore, name: string, exceptId: string): Promise<boolean> {
  const [people, shifts] = await Promise.all([
    store.employees.list([["jobRoles", "array-contains-any", [name]]], { limit: 2 }),
    store.shifts.list([["jobRole", "==", name]], { limit: 1 }),
  ]);
  return shifts.length > 0 || people.some(({ id }) => id !== exceptId);
}
