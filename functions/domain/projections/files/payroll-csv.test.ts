import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import type { EarningCodes } from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import type { CostCentres } from "../../records/pay/cost-centres.ts";
import { costCentresOf } from "../../records/pay/cost-centres.ts";
import { payrollCsv } from "./payroll-csv.ts";
import type { PayrollLine, PayrollReport } from "../../records/pay/payroll-report.ts";

const line = (change: Partial<PayrollLine>): PayrollLine => ({
  employeeId: anEmployeeId("e1"),
  employeeName: "Ana Diaz",
  payrollId: "007",
  locationId: aLocationId("l1"),
  locationName: "Harbor",
  jobRoleId: roleId("barista"),
  jobRole: "Barista",
  kind: "regular",
  seconds: 1200,
  rateTenThousandths: 185_000,
  amountMinor: 617,
  adjusts: null,
  ...change,
});

const codes = { ...defaultRules.earningCodes, overtime: "1.5" };

type PayrollFile = PayrollReport & { earningCodes: EarningCodes; costCentres: CostCentres };

function reportOf(lines: PayrollLine[], costCentres: CostCentres = {}): PayrollFile {
  return {
    firstDay: "2026-11-09",
    lastDay: "2026-11-15",
    currency: "USD",
    lines,
    people: [],
    totalSeconds: lines.reduce((sum, one) => sum + one.seconds, 0),
    totalMinor: lines.reduce((sum, one) => sum + one.amountMinor, 0),
    unapprovedEntries: 0,
    unapprovedSeconds: 0,
    openEntries: 0,
    rejectedEntries: 0,
    problems: [],
    isAdjusted: false,
    earningCodes: codes,
    costCentres,
  };
}

const cellsOf = (csv: string) =>
  csv
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(","));

test("three times twenty minutes are 1.00 hours, and their lines add up to it", () => {
  const rows = cellsOf(payrollCsv(reportOf([line({}), line({}), line({})]), onDevice));
  expect(rows.map((cells) => cells[8])).toEqual(["0.34", "0.33", "0.33", "1.00"]);
});

test("the last line is the total, to the second and to the cent", () => {
  const rows = cellsOf(
    payrollCsv(reportOf([line({}), line({ seconds: 3661, amountMinor: 1 })]), onDevice),
  );
  expect(rows.at(-1)).toEqual(
    ["2026-11-09", "2026-11-15", "", "Total", "", "", "", ""].concat([
      "1.35",
      "1:21:01",
      "4861",
      "",
      "6.18",
      "USD",
      "",
    ]),
  );
});

test("rates keep the decimals they need and payroll ids their zeros", () => {
  const rows = cellsOf(
    payrollCsv(reportOf([line({}), line({ rateTenThousandths: 183_333 })]), onDevice),
  );
  expect(rows.map((cells) => cells[11])).toEqual(["18.50", "18.3333", ""]);
  expect(rows[0]?.[2]).toBe("007");
});

test("each kind of pay has the code that the payroll software uses", () => {
  const kinds = ["regular", "overtime", "doubletime", "addition"] as const;
  const rows = cellsOf(payrollCsv(reportOf(kinds.map((kind) => line({ kind }))), onDevice));
  expect(rows.map((cells) => cells[7])).toEqual(["REG", "1.5", "DT", "", ""]);
});

test("a difference for an exported period has no hours and no rate, and names the export", () => {
  const adjusts = { firstDay: "2026-10-12", lastDay: "2026-10-25", exportNumber: 2 };
  const difference = line({ seconds: 0, rateTenThousandths: 0, amountMinor: -123, adjusts });
  const rows = cellsOf(payrollCsv(reportOf([line({}), difference]), onDevice));
  expect(rows[1]?.slice(8)).toEqual(
    ["0.00", "0:00:00", "0", "", "-1.23", "USD"].concat("2026-10-12 to 2026-10-25 (export 2)"),
  );
  expect(rows[2]?.[12]).toBe("4.94");
});

test("where locations have cost centres, the last column has that of each line's location", () => {
  const costCentres = costCentresOf([
    { id: aLocationId("l1"), costCentre: "007" },
    { id: aLocationId("l2"), costCentre: "" },
  ]);
  const lines = [line({}), line({ locationId: aLocationId("l2") }), line({ kind: "addition" })];
  const csv = payrollCsv(reportOf(lines, costCentres), onDevice);
  expect(csv.split("\r\n")[0]).toMatch(/,Adjusts,Cost centre$/u);
  expect(cellsOf(csv).map((cells) => cells[15])).toEqual(["007", "", "", ""]);
});

test("without any cost centre the file has no such column", () => {
  const csv = payrollCsv(
    reportOf([line({})], costCentresOf([{ id: aLocationId("l1"), costCentre: "" }])),
    onDevice,
  );
  expect(csv).not.toContain("Cost centre");
  expect(cellsOf(csv).map((cells) => cells.length)).toEqual([15, 15]);
});
