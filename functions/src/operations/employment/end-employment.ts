import type {
  EmployeeId,
  LocationId,
  CompanyId,
  UserId,
} from "@crewline/domain/kernel/ids/entity-ids";
import { statusOn } from "@crewline/domain/rules/employees/employment";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { shiftsAfter } from "@crewline/domain/rules/endings/preview-end";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { timeOffAfterEnd } from "@crewline/domain/rules/time-off/end-time-off";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { daysOfEmployee, timeOffOfEmployee } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { endAccess } from "../access/end-access.ts";
import { recordAccessChange } from "../access/record-access-change.ts";
import { revokeInvitations } from "../access/revoke-invitations.ts";
import { syncAccess } from "../access/sync-access.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordEmployeeEvent } from "../history/record-employee-event.ts";
import { tellShiftsToCover } from "../mail/tell-shifts-to-cover.ts";
import { openShifts } from "../schedules/open-shifts.ts";
import { forgetPin } from "./forget-pin.ts";
import { getLocalEmployee } from "./get-local-employee.ts";

/** The furthest that shifts are planned ahead. */
const DAYS_AHEAD = 800;

export interface Ending {
  companyId: CompanyId;
  employeeId: EmployeeId;
  by: EventActor;
  /** True if shifts at the location become open; other locations' managers are notified of them. */
  reaches: (locationId: LocationId) => boolean;
}

/**
 * Carries out the end of an employment whose last day has passed: later shifts become open, later
 * time off ends, and open invitations, the login and the PIN are removed. It may stop at any point
 * and be called again. It does nothing while the employee's status shows a continuing employment.
 */
export async function endEmployment(ending: Ending): Promise<void> {
  if (!(await isDue(ending))) return;
  const opened = await openLater(ending);
  const uid = await inTransaction((unit) => finish(unit, ending, opened));
  if (uid !== null) await syncAccess(uid);
}

async function isDue({ companyId, employeeId }: Ending): Promise<boolean> {
  const { employee, today } = await getLocalEmployee(
    await readCompany(companyId),
    employeeId,
    now(),
  );
  return employee.status !== "terminated" && statusOn(employee, today) === "terminated";
}

async function openLater({ companyId, employeeId, by, reaches }: Ending): Promise<number> {
  const store = await readCompany(companyId);
  const { terminatedOn } = await store.employees.get(employeeId);
  if (terminatedOn === null) return 0;
  const span = [addDays(terminatedOn, 1), addDays(terminatedOn, DAYS_AHEAD)] as const;
  const planned = await store.shifts.list(daysOfEmployee(employeeId, ...span));
  const shiftIds = shiftsAfter(planned, terminatedOn)
    .filter(({ locationId }) => reaches(locationId))
    .map(({ id }) => id);
  await openShifts({
    companyId,
    shiftIds,
    by,
    still: (unit, shifts) => stillLater(unit, employeeId, shifts),
  });
  return shiftIds.length;
}

/** Reads again within the transaction: shifts may have been planned in the meantime. */
async function stillLater(
  store: CompanyStore,
  employeeId: EmployeeId,
  shifts: readonly Shift[],
): Promise<readonly Shift[]> {
  const { terminatedOn } = await store.employees.get(employeeId);
  const theirs = shifts.filter((shift) => shift.employeeId === employeeId);
  return terminatedOn === null ? [] : shiftsAfter(theirs, terminatedOn);
}

/** Shifts still planned after the last day, at locations that the end does not reach. */
async function shiftsLeft({ shifts }: CompanyStore, { id, terminatedOn }: Employee) {
  if (terminatedOn === null) return [];
  const span = [addDays(terminatedOn, 1), addDays(terminatedOn, DAYS_AHEAD)] as const;
  return shiftsAfter(await shifts.list(daysOfEmployee(id, ...span)), terminatedOn);
}

/** Open requests of an employee who has left are cancelled, and time off ends with the last day. */
async function endTimeOff(store: CompanyStore, { id, terminatedOn }: Employee) {
  if (terminatedOn === null) return () => undefined;
  const waiting = [
    ["employeeId", "==", id],
    ["state", "==", "requested"],
  ] as const;
  const found = [
    ...(await store.timeOff.list(waiting)),
    ...(await store.timeOff.list(timeOffOfEmployee(id, addDays(terminatedOn, 1)))),
  ];
  const once = new Map(found.map((one) => [one.id, one]));
  const after = [...once.values()].flatMap((one) => timeOffAfterEnd(one, terminatedOn) ?? []);
  return () => {
    for (const one of after) store.timeOff.save(one.id, one);
  };
}

/** The login that lost its access, or null. */
async function finish(
  unit: Unit,
  { companyId, employeeId, by }: Ending,
  opened: number,
): Promise<UserId | null> {
  const store = companyStore(unit, companyId);
  const { employee, company, today } = await getLocalEmployee(store, employeeId, now());
  if (employee.status === "terminated" || statusOn(employee, today) !== "terminated") return null;
  const { userId, terminatedOn: day } = employee;
  const revoke = await revokeInvitations(unit, companyId, employeeId);
  const dropPin = await forgetPin(store, employeeId);
  const dropTimeOff = await endTimeOff(store, employee);
  const member = userId === null ? null : await store.members.find(userId);
  const tell = await tellShiftsToCover(unit, {
    companyId,
    by,
    employee,
    company,
    because: "left",
    shifts: await shiftsLeft(store, employee),
    key: `${employeeId}_${day}`,
  });
  if (userId !== null) await endAccess(unit, store, userId);
  tell();
  revoke();
  dropPin();
  dropTimeOff();
  if (member !== null) {
    recordAccessChange(unit, companyId, {
      act: "rightsChanged",
      uid: member.id,
      email: member.email,
      before: accessOf(member),
      after: null,
      by: by.uid,
      byName: by.displayName,
      byRole: by.role ?? null,
      reason: null,
    });
  }
  recordEmployeeEvent(store, by, { employeeId, act: "ended", day, count: opened });
  const gone = { status: "terminated", userId: null, leave: null, hasPin: false } as const;
  store.employees.save(employeeId, { ...employee, ...gone, version: employee.version + 1 });
  return userId;
}
