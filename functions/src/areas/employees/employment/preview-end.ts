import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EndPreview } from "@crewline/domain/rules/endings/preview-end";
import { previewEnd } from "@crewline/domain/rules/endings/preview-end";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Actor } from "../../../operations/commands/actor.ts";
import {
  reachedOf,
  requireWholeReach,
  unreachedOf,
} from "../../../operations/commands/require-reach.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { daysOfEmployee, timeOffOfEmployee } from "../../../store/company/filters.ts";
import { readCompany } from "../../../store/company/read-company.ts";

interface Input {
  employeeId: EmployeeId;
  lastDay: string;
}

/** The most days back for which time waits for approval, and ahead for which shifts are planned. */
const DAYS_BACK = 92;
const DAYS_AHEAD = 400;

/** Returns the effects of ending the employment after the day, as far as the actor may see them. */
export async function previewEndOf(
  actor: Actor,
  { employeeId, lastDay }: Input,
): Promise<EndPreview> {
  const store = await readCompany(actor.companyId);
  const { employee, today } = await getLocalEmployee(store, employeeId, now());
  await requireWholeReach(store, actor, employee);
  const from = lastDay < today ? lastDay : today;
  const later = daysOfEmployee(employeeId, addDays(lastDay, 1), addDays(today, DAYS_AHEAD));
  const [shifts, published, timeOff, entries, wageChanges, member] = await Promise.all([
    store.shifts.list(later),
    store.publishedShifts.list(later),
    store.timeOff.list(timeOffOfEmployee(employeeId, addDays(lastDay, 1))),
    store.timeEntries.list(
      daysOfEmployee(employeeId, addDays(from, -DAYS_BACK), addDays(today, 1)),
    ),
    store.wageChanges.list([["employeeId", "==", employeeId]]),
    employee.userId === null ? null : store.members.find(employee.userId),
  ]);
  return previewEnd({
    lastDay,
    today,
    shifts: reachedOf(actor, shifts),
    publishedElsewhere: unreachedOf(actor, published),
    timeOff,
    entries: reachedOf(actor, entries),
    wageChanges,
    hasLogin: member !== null,
    isInvited: employee.status === "invited",
    isLastAdmin: member?.role === "admin" && (await isOnlyAdmin(store)),
  });
}

async function isOnlyAdmin({ members }: CompanyStore): Promise<boolean> {
  return (await members.list([["role", "==", "admin"]], { limit: 2 })).length < 2;
}
