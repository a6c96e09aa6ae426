import { expect, test } from "vitest";
import { payrollReport } from "../../functions/src/areas/reports/payroll-report.ts";
import { showChecklist } from "../../functions/src/areas/reports/show-checklist.ts";
import type { Actor } from "../../functions/src/operations/commands/actor.ts";
import { sharedReadings } from "../../functions/src/rpc/request-context.ts";
import { anEmployee } from "../support/a-company.ts";
import { anEntry } from "../support/an-entry.ts";
import { aWorkedPeriod, period, whole } from "../support/a-worked-period.ts";
import { countReads } from "../support/count-reads.ts";

test("the checklist and the report of one batch read the weeks and the pay of a period once", async () => {
  const { company } = await aWorkedPeriod();
  for (let index = 0; index < 4; index += 1) await anEntry(company, await anEmployee(company));
  const actor = { companyId: company.companyId, role: "admin", employeeId: null } as Actor;
  const { firstDay } = period;
  const report = sharedReadings();
  const ofReport = await countReads(() => payrollReport(actor, whole, report));
  const alone = sharedReadings();
  const ofChecklist = await countReads(() => showChecklist(actor, { firstDay }, alone));
  const batch = sharedReadings();
  const together = await countReads(() =>
    Promise.all([payrollReport(actor, whole, batch), showChecklist(actor, { firstDay }, batch)]),
  );
  expect(together).toBe(ofChecklist);
  expect(ofReport).toBeGreaterThan(15);
});
