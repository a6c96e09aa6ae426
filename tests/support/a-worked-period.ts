import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "./a-company.ts";
import { aCompany, anEmployee } from "./a-company.ts";
import { monday } from "./a-shift-plan.ts";
import { anEntry } from "./an-entry.ts";
import { anAttempt } from "./api-client.ts";

/** The company is paid every two weeks, from this Monday among others. */
export const period = { firstDay: monday, lastDay: addDays(monday, 13) };
/** The report of the period, over all locations. */
export const whole = { ...period, locationId: null };

/** A company with one entry of an employee on the first day of the period. */
export async function aWorkedPeriod(): Promise<{
  company: TestCompany;
  ana: EmployeeId;
  entryId: TimeEntryId;
}> {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: 185_555 });
  const entryId = await anEntry(company, ana, { range: "09:00-17:20" });
  return { company, ana, entryId };
}

/** Closes the period with what is not approved. */
export function closePeriod(
  { owner }: TestCompany,
  change: { expectedVersion?: number; reason?: string } = {},
) {
  const { firstDay } = period;
  const input = { firstDay, expectedVersion: 0, includesUnapproved: true, ...change };
  return owner.api.reports.closePeriod.mutate({ ...anAttempt(), ...input });
}

/** Opens the period again. */
export function reopenPeriod(
  { owner }: TestCompany,
  expectedVersion: number,
  reason = "A missed shift.",
) {
  const input = { firstDay: period.firstDay, expectedVersion, reason };
  return owner.api.reports.reopenPeriod.mutate({ ...anAttempt(), ...input });
}

/** Hands the closed period to payroll. */
export function exportPeriod({ owner }: TestCompany, expectedVersion: number) {
  const input = { firstDay: period.firstDay, expectedVersion };
  return owner.api.reports.exportPeriod.mutate({ ...anAttempt(), ...input });
}

/** A raise from the first day of the period. */
export const aRaise = (employeeId: EmployeeId) => ({
  ...anAttempt(),
  change: {
    employeeId,
    jobRoleId: null,
    locationId: null,
    effectiveDate: monday,
    note: "",
    rateTenThousandths: 300_000,
    reason: "merit" as const,
  },
});
