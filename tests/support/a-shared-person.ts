import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "./a-company.ts";
import { anEmployee } from "./a-company.ts";
import { aShift } from "./a-shift-plan.ts";
import type { Api } from "./api-client.ts";
import { anAttempt } from "./api-client.ts";
import { todayInNewYork } from "./today.ts";

/** A Monday far enough ahead that no test meets today. */
export const laterMonday = weekStartOf(addDays(todayInNewYork(), 21), "monday");
export const laterDay = (offset: number) => addDays(laterMonday, offset);
/** Stands in the drafts at Market alone. */
const secretNote = "A surprise at Market";

export interface Shared {
  employeeId: EmployeeId;
  here: ShiftId;
  published: ShiftId;
  drafts: ShiftId[];
}

/**
 * Works at both locations: at Harbor on Tuesday; at Market published on that day, and as a draft on
 * Wednesday and a week later.
 */
export async function aSharedPerson(company: TestCompany, name: string): Promise<Shared> {
  const { harbor, market, owner } = company;
  const employeeId = await anEmployee(company, { name, locationIds: [harbor, market] });
  const there = { employeeId, locationId: market };
  const here = await aShift(company, { employeeId, day: laterDay(1), range: "08:00-10:00" });
  const published = await aShift(company, { ...there, day: laterDay(1), range: "11:00-15:00" });
  const week = { locationId: market, weekStart: laterMonday };
  // Shifts of others, who may be off by now, stay drafts.
  const filter = { jobRoleIds: [], employeeIds: [employeeId], days: [] };
  await owner.api.schedules.publish.mutate({ ...anAttempt(), ...week, filter });
  const draft = { ...there, note: secretNote };
  const drafts = [
    await aShift(company, { ...draft, day: laterDay(2), range: "13:10-19:20" }),
    await aShift(company, { ...draft, day: laterDay(8), range: "08:10-09:20" }),
  ];
  return { employeeId, here, published, drafts };
}

export async function versionOf({ read }: TestCompany, employeeId: EmployeeId): Promise<number> {
  return (await (await read()).employees.get(employeeId)).version;
}

/** Approved vacation on Tuesday and Wednesday, with the shifts made open. */
export const approvedOff = (employeeId: EmployeeId, change: object = {}) => ({
  ...anAttempt(),
  employeeId,
  from: laterDay(1),
  until: laterDay(2),
  part: null,
  type: typeId("vacation"),
  note: "",
  isApproved: true,
  unassignsShifts: true,
  ...change,
});

/** Changes the work of a person, as the caller may. */
export async function saveWork(
  { read }: TestCompany,
  api: Api,
  { id, ...change }: Partial<Employee> & { id: string },
) {
  const before = await (await read()).employees.get(id);
  const { name, jobRoleIds, locationIds, payrollId, hiredOn } = { ...before, ...change };
  return api.employees.save.mutate({
    ...anAttempt(),
    employeeId: id,
    expectedVersion: before.version,
    employee: { name, jobRoleIds, locationIds, payrollId, hiredOn },
  });
}

/** An act of this minute may carry the very digits of a shift; shifts begin on a whole minute. */
const withoutInstantsOfActs = (json: string) =>
  json.replaceAll(/T\d{2}:\d{2}:(?!00\.000Z)[\d.]+Z/gu, "");

/** What an answer tells of the person's shifts at Market. */
export function secretsIn(answer: unknown, { drafts }: Shared): string[] {
  const told = withoutInstantsOfActs(JSON.stringify(answer));
  const times = ["13:10", "19:20", "08:10", "09:20"];
  return [...drafts, secretNote, ...times].filter((secret) => told.includes(secret));
}
