import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { exportTotals } from "./payroll-export.ts";
import type { PayrollLine } from "./payroll-report.ts";

const line = (employeeId: EmployeeId, seconds: number, amountMinor: number): PayrollLine => ({
  employeeId,
  employeeName: employeeId,
  payrollId: null,
  locationId: aLocationId("harbor"),
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
  const lines = [
    line(anEmployeeId("ana"), 3600, 1850),
    line(anEmployeeId("ana"), 1800, 925),
    line(anEmployeeId("bo"), 60, -5),
  ];
  expect(exportTotals(lines)).toEqual({
    peopleCount: 2,
    lineCount: 3,
    totalSeconds: 5460,
    totalMinor: 2770,
  });
});
