import { expect, test } from "vitest";
import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";
import { workedSecondsOf } from "../../records/pay/payroll-report.ts";
import { addsUp } from "./explained-figure.ts";
import { explainPayroll } from "./payroll-figures.ts";

const worked: PayrollLine = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana",
  payrollId: null,
  locationId: aLocationId("harbor"),
  locationName: "Harbor",
  jobRoleId: null,
  jobRole: null,
  kind: "regular",
  rateTenThousandths: 185_000,
  seconds: 28_800,
  amountMinor: 14_800,
  adjusts: null,
};
const off: PayrollLine = { ...worked, kind: "timeOff" };

test("the hours of a period did not add up where hours of time off were paid as well", () => {
  const lines = [worked, off];
  expect(addsUp(explainPayroll(workedSecondsOf(lines), "hours", { lines }))).toBe(true);
  expect(addsUp(explainPayroll(29_600, "pay", { lines }))).toBe(true);
});
