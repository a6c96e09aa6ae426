import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { previewTimeOff } from "@crewline/domain/rules/time-off/preview-time-off";
import type { TimeOffPreview } from "@crewline/domain/rules/time-off/preview-time-off";
import { requireTimeOffSpan } from "@crewline/domain/rules/time-off/require-time-off";
import type { previewTimeOffSchema } from "@crewline/domain/records/time-off/time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import {
  isInReach,
  reachedOf,
  requireReach,
  unreachedOf,
} from "../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approvedTimeOff, shiftsAround } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";

type Input = z.infer<typeof previewTimeOffSchema>;

/**
 * Returns what approving the days would do: the employee's planned shifts in them at locations that
 * the actor manages, how many published shifts are elsewhere, and who else is off.
 */
export async function previewTimeOffOf(actor: Actor, input: Input): Promise<TimeOffPreview> {
  const store = await readCompany(actor.companyId);
  const employee = await store.employees.get(input.employeeId);
  requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
  requireTimeOffSpan(input);
  const around = shiftsAround(employee.id, input);
  const [shifts, published, names] = await Promise.all([
    store.shifts.list(around),
    store.publishedShifts.list(around),
    othersOff(store, reachedPlaces(actor, employee), { employee, input }),
  ]);
  const plan = {
    shifts: reachedOf(actor, shifts),
    publishedElsewhere: unreachedOf(actor, published),
  };
  return previewTimeOff(plan, input, names);
}

function reachedPlaces(actor: Actor, { locationIds }: Employee): LocationId[] {
  return locationIds.filter((id) => isInReach(actor, { locationIds: [id] }));
}

async function othersOff(
  store: CompanyStore,
  locationIds: readonly LocationId[],
  { employee, input: { from, until } }: { employee: Employee; input: Input },
): Promise<string[]> {
  const approved = await store.timeOff.list(approvedTimeOff(locationIds, from));
  const then = approved.filter((one) => one.employeeId !== employee.id && one.from <= until);
  const people = await store.employees.findAll(then.map(({ employeeId }) => employeeId));
  return people.map(({ name }) => name);
}
