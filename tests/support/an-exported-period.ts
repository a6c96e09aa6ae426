import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "./a-company.ts";
import { aCompany, anEmployee } from "./a-company.ts";
import { monday } from "./a-shift-plan.ts";
import { anEntry } from "./an-entry.ts";
import { anAttempt } from "./api-client.ts";

export interface ExportedPeriod {
  company: TestCompany;
  ana: EmployeeId;
  exportId: PayrollExportId;
  /** Of the pay period, after the export. */
  version: number;
}

export const exportedDays = { firstDay: monday, lastDay: addDays(monday, 13) };
/** The pay period after it, which stays open. */
export const nextDays = { firstDay: addDays(monday, 14), lastDay: addDays(monday, 27) };

/** The payroll report for the days, as the owner reads it. */
export function reportOf({ owner }: TestCompany, days: { firstDay: string; lastDay: string }) {
  return owner.api.reports.payroll.query({ ...days, locationId: null });
}

/**
 * A company whose first two weeks of March 2026 went to payroll: Ana worked 47 h 20 min in one week
 * of them for 18.5555 an hour, and eight hours on the Monday after, which is still open.
 */
export async function anExportedPeriod(given?: TestCompany): Promise<ExportedPeriod> {
  const company = given ?? (await aCompany());
  const ana = await anEmployee(company, { rateTenThousandths: 185_555 });
  for (let day = 0; day < 4; day += 1) {
    await anEntry(company, ana, { day: addDays(monday, day), range: "09:00-18:00" });
  }
  await anEntry(company, ana, { day: addDays(monday, 4), range: "09:00-20:20" });
  await anEntry(company, ana, { day: addDays(monday, 14) });
  const { reports } = company.owner.api;
  const { version } = await reports.closePeriod.mutate({
    ...anAttempt(),
    firstDay: monday,
    expectedVersion: 0,
    includesUnapproved: true,
  });
  const batch = { ...anAttempt(), firstDay: monday, expectedVersion: version };
  const { exportId } = await reports.exportPeriod.mutate(batch);
  return { company, ana, exportId, version: version + 1 };
}
