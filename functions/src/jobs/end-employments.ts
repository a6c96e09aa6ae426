import { SYSTEM_UID } from "../operations/history/system-actor.ts";
import type { EmployeeId, LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { employmentDueAgain } from "@crewline/domain/rules/jobs/due-times";
import { statusOn } from "@crewline/domain/rules/employees/employment";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { endEmployment } from "../operations/employment/end-employment.ts";
import { getLocalEmployee } from "../operations/employment/get-local-employee.ts";
import { readPeople } from "../operations/employment/read-people.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** More than one person ever has. */
const MOST_EVENTS = 200;
const by = { uid: SYSTEM_UID, displayName: PRODUCT_NAME };

/**
 * Updates the status of one employee by the dates of their employment, as a date begins in the home
 * zone. Returns when the next date begins there; null without one. A change that a rule refuses is
 * reported and tried again a day later.
 */
export async function followEmployment({ companyId, employeeId }: DueWork) {
  if (employeeId === null) return null;
  const store = await readCompany(companyId);
  if ((await store.employees.find(employeeId)) === null) return null;
  await unlessRefused(companyId, employeeId);
  const { employee, timeZone } = await getLocalEmployee(store, employeeId, now());
  return employmentDueAgain(employee, { now: now(), timeZone });
}

/**
 * Updates the status of employees by the dates of their employment: after the last day they are
 * terminated, and leaves begin and end. An employee whose change a rule refuses, such as the last
 * admin, is reported and does not stop the others.
 */
export async function endEmployments(companyId: CompanyId): Promise<void> {
  for (const { id } of await findDated(companyId)) await unlessRefused(companyId, id);
}

async function unlessRefused(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  try {
    await followDates(companyId, employeeId);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    log.error("an employment could not follow its dates", { companyId, employeeId, error });
  }
}

/**
 * The end has the reach of the person who planned it: the employee's own locations, and those that
 * the admin or manager reaches.
 */
async function reachOfPlannedEnd(
  store: CompanyStore,
  employeeId: EmployeeId,
): Promise<(locationId: LocationId) => boolean> {
  const { locationIds } = await store.employees.get(employeeId);
  const events = await store.employeeEvents.list([["employeeId", "==", employeeId]], {
    orderBy: ["at", "desc"],
    limit: MOST_EVENTS,
  });
  const planned = events.find(({ act }) => act === "endPlanned");
  const planner = planned === undefined ? null : await store.members.find(planned.byUid);
  if (planner?.role === "admin") return () => true;
  const reached = [...locationIds, ...(planner?.locationIds ?? [])];
  return (locationId) => reached.includes(locationId);
}

/** Employees whose status may change by a date; the packed directory lists them in a few reads. */
async function findDated(companyId: CompanyId): Promise<Employee[]> {
  const people = await readPeople(await readCompany(companyId));
  return people.filter(
    ({ status, terminatedOn, leave }) =>
      status !== "terminated" && (terminatedOn !== null || leave !== null || status === "onLeave"),
  );
}

async function followDates(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const reaches = await reachOfPlannedEnd(await readCompany(companyId), employeeId);
  await endEmployment({ companyId, employeeId, by, reaches });
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { employee, today } = await getLocalEmployee(store, employeeId, now());
    const status = statusOn(employee, today);
    const until = employee.leave?.until ?? null;
    const isOver = until !== null && until < today;
    if (status === employee.status && !isOver) return;
    const leave = isOver ? null : employee.leave;
    const version = employee.version + 1;
    store.employees.save(employeeId, { ...employee, status, leave, version });
  });
}
