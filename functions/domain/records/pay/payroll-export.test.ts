import { expect, test } from "vitest";
import { exportTotals } from "./payroll-export.ts";
import type { PayrollLine } from "./payroll-report.ts";

const line = (employeeId: string, seconds: number, amountMinor: number): PayrollLine => ({
  employeeId,
  employeeName: employeeId,
  payrollId: null,
  locationId: "harbor",
  locationName: "Harbor",
  jobRoleId: null,
  jobRole: null,
  kind: "regular",
  seconds,
  rateTenThousandths: 185_000,
  amountMinor,
  adjusts: null,
});

test("an export is as much as its lines, and counts each person once", () => {
  const lines = [line("ana", 3600, 1850), line("ana", 1800, 925), line("bo", 60, -5)];
  expect(exportTotals(lines)).toEqual({
    peopleCount: 2,
    lineCount: 3,
    totalSeconds: 5460,
    totalMinor: 2770,
  });
});
