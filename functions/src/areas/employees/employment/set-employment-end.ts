import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { setEmploymentEndSchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { EmployeeEnd } from "@crewline/domain/records/employees/end-reason";
import { endNoteProblem, endsWith } from "@crewline/domain/records/employees/end-reason";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentAfter } from "@crewline/domain/rules/employees/employment-state";
import { lastDayProblem, requireNoProblem } from "@crewline/domain/rules/employees/plausible-days";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import { requireOtherAdmin } from "../../../operations/access/end-access.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { isInReach, requireWholeReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import type { Ending } from "../../../operations/employment/end-employment.ts";
import { endEmployment } from "../../../operations/employment/end-employment.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

type Input = z.infer<typeof setEmploymentEndSchema>;

/**
 * Sets the last day of an employment, or cancels an end that is still ahead. The end takes effect
 * in the night after the last day; at once if that day has passed.
 */
export async function setEmploymentEnd(
  actor: Actor,
  input: Input & { isRestored?: boolean },
): Promise<Edited> {
  const edited = await command(actor, input, async (store) => {
    const { version } = await planEnd(store, actor, input);
    return { version };
  });
  await endEmployment(endingBy(actor, input.employeeId));
  return edited;
}

/**
 * The end as the actor carries it out: shifts become open at the locations that the actor manages.
 */
export function endingBy(actor: Actor, employeeId: EmployeeId): Ending {
  const reaches = (locationId: LocationId) => isInReach(actor, { locationIds: [locationId] });
  return { companyId: actor.companyId, employeeId, by: actor, reaches };
}

interface PlannedEnd extends Omit<Input, "idempotencyKey"> {
  /** True where an undo restores the day that was planned before: it is not validated again. */
  isRestored?: boolean;
}

/**
 * Writes the last day and its history row; returns the employee before the change and the new
 * version.
 */
export async function planEnd(
  store: CompanyStore,
  actor: Actor,
  { employeeId, lastDay, cause, expectedVersion, isRestored = false }: PlannedEnd,
): Promise<{ before: Employee; ends: EmployeeEnd | null; version: number }> {
  const before = await store.employees.get(employeeId);
  await requireMayEnd(store, actor, { employee: before, isEnding: lastDay !== null });
  requireVersion(before, expectedVersion, { what: "employee" });
  const { hiredOn } = before;
  const problem = lastDayProblem(lastDay, { today: localDateAt(now(), "UTC"), hiredOn });
  if (!isRestored) requireNoProblem("lastDay", problem);
  const endNote = cause === null ? null : endNoteProblem(cause);
  requireNoProblem("cause.note", endNote);
  const ends = await store.employeeEnds.find(employeeId);
  const version = before.version + 1;
  const act = lastDay === null ? "endTakenBack" : "endPlanned";
  const endReason = lastDay === null ? null : (cause?.reason ?? null);
  recordEmployeeEvent(store, actor, { employeeId, act, day: lastDay, endReason });
  if (ends !== null || cause !== null) {
    const present = lastDay === null || cause === null ? null : { ...cause, lastDay };
    store.employeeEnds.save(employeeId, endsWith(ends, present));
  }
  store.employees.save(employeeId, { ...before, terminatedOn: lastDay, version });
  return { before, ends, version };
}

/**
 * Throws what prevents ending the employment, or cancelling its end. An end removes the access as
 * well, so the only admin's is refused.
 */
export async function requireMayEnd(
  store: CompanyStore,
  actor: Actor,
  { employee, isEnding }: { employee: Employee; isEnding: boolean },
): Promise<void> {
  await requireMayChange(store, actor, employee);
  await requireWholeReach(store, actor, employee);
  employmentAfter(employee, isEnding ? "end" : "carryOn");
  const member = employee.userId === null ? null : await store.members.find(employee.userId);
  if (isEnding && member !== null) await requireOtherAdmin(store, member);
}
