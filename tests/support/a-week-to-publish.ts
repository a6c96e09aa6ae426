import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { confirmationId } from "@crewline/domain/records/schedules/shift-message";
import type { TestCompany } from "./a-company.ts";
import { aCompany, aMember } from "./a-company.ts";
import { aShift } from "./a-shift-plan.ts";
import { anAttempt } from "./api-client.ts";
import { todayInNewYork } from "./today.ts";

/** The first day of the week that these tests publish. */
export const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");

/** Publishes that week of Harbor as its owner. */
export const publish = ({ owner, harbor }: TestCompany) =>
  owner.api.schedules.publish.mutate({ ...anAttempt(), locationId: harbor, weekStart });

/** A planned shift each of Ana and Ben. */
export async function aWeek() {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana" });
  const ben = await aMember(company, { name: "Ben" });
  const [anas, bens] = [
    await aShift(company, { employeeId: ana.employeeId, day: weekStart }),
    await aShift(company, { employeeId: ben.employeeId, day: weekStart }),
  ];
  return { company, ana, ben, anas, bens };
}

/** What staff and the plan show of the week, and the calendars' cancellations. */
export async function stateOf({ read, harbor }: TestCompany) {
  const store = await read();
  const here = [["locationId", "==", harbor]] as const;
  const {
    version: _version,
    lastVersion: _last,
    ...schedule
  } = await store.schedules.get(scheduleId(harbor, weekStart));
  const [published, shifts] = [
    await store.publishedShifts.list(here),
    await store.shifts.list(here),
  ];
  return { schedule, published, shifts };
}

/** What an employee was told. */
export async function messagesOf({ read }: TestCompany, employeeId: EmployeeId) {
  return (await read()).messages.list([["employeeId", "==", employeeId]]);
}

/** Which of their shifts of the week an employee confirmed. */
export async function confirmationsOf({ read, harbor }: TestCompany, employeeId: EmployeeId) {
  const id = confirmationId(scheduleId(harbor, weekStart), employeeId);
  return (await (await read()).shiftConfirmations.find(id))?.shifts ?? [];
}
