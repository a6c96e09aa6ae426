import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { Member, TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { monday } from "./a-shift-plan.ts";
import { anEntry } from "./an-entry.ts";

/** The first week that no test has closed. */
export const openWeek = addDays(monday, 14);
export const exempt = { policy: "exempt" as const, day: openWeek };

/** The fields of a change, apart from the person. */
export const policyInput = {
  ...exempt,
  policy: "exempt" as "exempt" | "company",
  expectedVersion: 1,
};

/** Changes the policy of a person, as the member may. */
export const setPolicy = (
  { api }: Member,
  employeeId: EmployeeId,
  change: Partial<typeof policyInput> = {},
) =>
  api.employees.setOvertimePolicy.mutate({ ...anAttempt(), employeeId, ...policyInput, ...change });

/** The overtime and the pay of a week. */
export async function weekOf(company: TestCompany, employeeId: EmployeeId, weekStart: string) {
  const store = await company.read();
  const id = employeeWeekId(employeeId, weekStart);
  const [week, pay] = await Promise.all([
    store.employeeWeeks.get(id),
    store.employeeWeekPay.get(id),
  ]);
  const { overtimeSeconds } = week.hours;
  return { overtimeHours: overtimeSeconds / 3600, totalMinor: pay.totalMinor };
}

/** Four days of twelve hours for 18.50 an hour: eight of them are overtime. */
export async function workLong(
  company: TestCompany,
  employeeId: EmployeeId,
  week: string,
): Promise<void> {
  for (let day = 0; day < 4; day += 1) {
    await anEntry(company, employeeId, { day: addDays(week, day), range: "08:00-20:00" });
  }
}
