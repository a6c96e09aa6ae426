import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { payrollCsv } from "../files/payroll-csv.ts";
import { exportDifferences } from "./export-differences.ts";
import { aLine, aSource } from "./file-source.test-support.ts";
import { fileWarnings } from "./file-warnings.ts";
import type { ProviderLayoutId } from "./payroll-layouts.ts";
import { providerLayouts } from "./payroll-layouts.ts";
import { payrollTable } from "./payroll-table.ts";

const salaried: Partial<DatedLine> = { rateTenThousandths: 0, seconds: 0 };
/** A week of Ana's: 32 hours on four days that the salary pays, and one day of vacation. */
const salary = aLine({ ...salaried, kind: "salary", seconds: 115_200, amountMinor: 80_000 });
const vacation = aLine({ ...salaried, kind: "timeOff", amountMinor: 20_000 });
const overtime = aLine({
  kind: "overtime",
  seconds: 7200,
  rateTenThousandths: 250_000,
  amountMinor: 7500,
});
const lines = [salary, vacation, overtime];

const rowsOf = (id: ProviderLayoutId) =>
  payrollTable(providerLayouts[id], aSource(lines), onDevice).rows.map((row) => row.join("|"));

describe("a salary in a payroll file", () => {
  test("is an amount with the worked hours, and without a rate, in the long layout", () => {
    expect(rowsOf("long")).toEqual([
      "007|Ana María Diaz|2026-11-15|SAL|Salary|Barista|Harbor|0100|32.00||800.00|USD",
      "007|Ana María Diaz|2026-11-15|PTO|Paid time off|Barista|Harbor|0100|||200.00|USD",
      "007|Ana María Diaz|2026-11-15|OT|Overtime|Barista|Harbor|0100|2.00|25.00|75.00|USD",
    ]);
  });

  test("has a column of its own for ADP, with paid time off, and is no extra pay", () => {
    expect(rowsOf("adp")).toEqual([
      "H4C|2|007|Ana María Diaz|0100||||1000.00||||",
      "H4C|2|007|Ana María Diaz|0100|25.00||2.00|||||",
    ]);
  });

  test("is an amount for Paychex, and one unit of an amount for Sage", () => {
    expect(rowsOf("paychex").slice(0, 2)).toEqual([
      "H4C|007|0100|SAL||32.00|800.00|11/15/2026",
      "H4C|007|0100|PTO|||200.00|11/15/2026",
    ]);
    expect(rowsOf("sage").slice(0, 2)).toEqual([
      "P|007|SAL||0100|1.00|800.00",
      "P|007|PTO||0100|1.00|200.00",
    ]);
  });

  test("is left to Gusto, QuickBooks and Xero, whose files have no salaries, and named", () => {
    for (const id of ["gusto", "quickbooks", "xero"] as const) {
      const { leftOut } = fileWarnings(providerLayouts[id], aSource(lines));
      expect(leftOut).toEqual({ amountMinor: 100_000, employees: ["Ana María Diaz"] });
    }
    expect(rowsOf("gusto")).toEqual(["Diaz|Ana María|007||2.00||"]);
    expect(fileWarnings(providerLayouts.adp, aSource(lines)).leftOut).toBeNull();
  });

  test("has a code and no rate in the standard file", () => {
    const totals = { totalSeconds: 122_400, totalMinor: 107_500 };
    const text = payrollCsv({ ...aSource(lines), lines, ...totals }, onDevice);
    const rows = text.split("\r\n").map((row) => row.split(","));
    expect(rows.slice(1, 3).map((cells) => cells.slice(6, 13).join("|"))).toEqual([
      "Salary|SAL|32.00|32:00:00|115200||800.00",
      "Paid time off|PTO|0.00|0:00:00|0||200.00",
    ]);
  });

  test("a correction to fewer paid days is the difference, to the cent", () => {
    const later = [{ ...salary, amountMinor: 60_001 }, overtime];
    const changes = exportDifferences(lines, later);
    expect(changes.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["salary", -19_999],
      ["timeOff", -20_000],
    ]);
  });
});
