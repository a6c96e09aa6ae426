import type { Employee } from "@crewline/domain/employees/employee";
import type { saveEmployeeSchema } from "@crewline/domain/employees/employee-inputs";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { getLocations } from "../../store/get-locations.ts";

type Input = z.infer<typeof saveEmployeeSchema>;

/** A manager may neither move people into other managers' locations nor out of them. */
export function saveEmployee(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const employee = await store.employees.get(input.employeeId);
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    requireVersion(employee, input.expectedVersion, { what: "employee" });
    const locationIds = [...new Set(input.employee.locationIds)];
    await requireOwnPlaces(store, actor, { before: employee.locationIds, after: locationIds });
    const version = employee.version + 1;
    const saved = { ...employee, ...input.employee, locationIds, version };
    if (!isSameList(employee.locationIds, locationIds)) await moveWageChanges(store, saved);
    store.employees.save(employee.id, saved);
    return { version };
  });
}

async function requireOwnPlaces(
  store: CompanyStore,
  actor: Actor,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  await getLocations(store, after);
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  for (const id of [...added, ...removed]) {
    requireReach(actor, { locationIds: [id], what: "location" });
  }
}

/** Who may see a wage change follows from where the person works now. */
async function moveWageChanges(store: CompanyStore, employee: Employee): Promise<void> {
  const changes = await store.wageChanges.list([["employeeId", "==", employee.id]]);
  const employeeLocationIds = employee.locationIds;
  for (const change of changes) {
    store.wageChanges.save(change.id, { ...change, employeeLocationIds });
  }
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
