import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import type { FileSource } from "./payroll-table.ts";

/** Ana's eight hours at Harbor for 18.50 an hour, with the changes. */
export function aLine(change: Partial<DatedLine> = {}): DatedLine {
  return {
    employeeId: anEmployeeId("ana"),
    employeeName: "Ana María Diaz",
    payrollId: "007",
    locationId: aLocationId("harbor"),
    locationName: "Harbor",
    jobRoleId: roleId("barista"),
    jobRole: "Barista",
    kind: "regular",
    seconds: 28_800,
    rateTenThousandths: 185_000,
    amountMinor: 14_800,
    adjusts: null,
    days: [],
    ...change,
  };
}

/** Ben's hours, with the changes. */
export function aLineOfBen(change: Partial<DatedLine> = {}): DatedLine {
  return aLine({
    employeeId: anEmployeeId("ben"),
    employeeName: "Ben",
    payrollId: "12",
    ...change,
  });
}

/** The file of the week of November 9 with these lines. */
export function aSource(lines: readonly DatedLine[]): FileSource {
  return {
    lines,
    firstDay: "2026-11-09",
    lastDay: "2026-11-15",
    currency: "USD",
    earningCodes: { ...defaultRules.earningCodes, addition: "BON" },
    costCentres: { [aLocationId("harbor")]: "0100" },
    companyCode: "H4C",
    exportNumber: 2,
  };
}
