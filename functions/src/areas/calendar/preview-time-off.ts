import type { Employee } from "@crewline/domain/employees/employee";
import { previewTimeOff } from "@crewline/domain/time-off/preview-time-off";
import type { TimeOffPreview } from "@crewline/domain/time-off/preview-time-off";
import { requireTimeOffSpan } from "@crewline/domain/time-off/require-time-off";
import type { previewTimeOffSchema } from "@crewline/domain/time-off/time-off";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { approvedTimeOff, shiftsAround } from "../../store/filters.ts";
import { readCompany } from "../../store/read-company.ts";

type Input = z.infer<typeof previewTimeOffSchema>;

/** What approving the days would do: the person's planned shifts in them, and who else is off. */
export async function previewTimeOffOf(actor: Actor, input: Input): Promise<TimeOffPreview> {
  const store = await readCompany(actor.companyId);
  const employee = await store.employees.get(input.employeeId);
  requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
  requireTimeOffSpan(input);
  const [shifts, names] = await Promise.all([
    store.shifts.list(shiftsAround(employee.id, input)),
    othersOff(store, employee, input),
  ]);
  return previewTimeOff(shifts, input, names);
}

async function othersOff(
  store: CompanyStore,
  { id, locationIds }: Employee,
  { from, until }: Input,
): Promise<string[]> {
  const approved = await store.timeOff.list(approvedTimeOff(locationIds, from));
  const then = approved.filter((one) => one.employeeId !== id && one.from <= until);
  const people = await store.employees.findAll(then.map(({ employeeId }) => employeeId));
  return people.map(({ name }) => name);
}
