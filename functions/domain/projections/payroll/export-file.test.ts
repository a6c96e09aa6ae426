import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { payrollExportIdSchema, snapshotIdSchema } from "../../kernel/ids/record-ids.ts";
import type { PayrollExport } from "../../records/pay/payroll-export.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import { defaultPayrollFiles } from "../../records/company/payroll-layout.ts";
import { exportDifferences } from "./export-differences.ts";
import { exportFileName, exportFileText } from "./export-file.ts";
import { exportSheet } from "./export-sheet.ts";
import { aLine, aSource } from "./file-source.test-support.ts";
import { fileWarnings } from "./file-warnings.ts";
import { providerLayouts } from "./payroll-layouts.ts";
import { payrollTable } from "./payroll-table.ts";

const { companyCode: _code, exportNumber: _number, lines, ...facts } = aSource([aLine()]);
const batch: PayrollExport = {
  ...facts,
  id: payrollExportIdSchema.parse("x2"),
  number: 2,
  snapshotId: snapshotIdSchema.parse("s2"),
  ...exportTotals(lines),
  linesHash: "",
  exportedAt: "2026-11-16T09:00:00.000Z",
  exportedBy: aUserId("u0"),
  exportedByName: "Olivia",
  version: 1,
};
const content = { batch, lines, since: null };
const ours = {
  ...providerLayouts.adp,
  id: "1f0c7f53-8f0a-4d51-9e5a-0f1d2c3b4a59",
  name: "Lohn & Co.",
  separator: "\t",
} as const;
const files = { ...defaultPayrollFiles, companyCode: "H4C", layouts: [ours] };

test("the file is named after its period, export, layout and what it holds", () => {
  expect(exportFileName(content, { layoutId: "standard", files })).toBe(
    "payroll-2026-11-09-2026-11-15-export-2.csv",
  );
  expect(exportFileName({ ...content, since: 1 }, { layoutId: "adp", files })).toBe(
    "payroll-2026-11-09-2026-11-15-export-2-changes-since-1-adp.csv",
  );
  expect(exportFileName(content, { layoutId: ours.id, files })).toBe(
    "payroll-2026-11-09-2026-11-15-export-2-lohn-co.txt",
  );
});

test("the standard file is written where no layout is chosen, or the chosen one was removed", () => {
  const standard = exportFileText(content, { layoutId: "standard", files }, onDevice);
  expect(standard).toContain("Regular,REG,8.00,8:00:00,28800,18.50,148.00,USD");
  const removed = { layoutId: ours.id, files: { ...files, layouts: [] } };
  expect(exportFileText(content, removed, onDevice)).toBe(standard);
  expect(exportFileText(content, { layoutId: "gusto", files }, onDevice)).toBe(
    "last_name,first_name,gusto_employee_id,regular_hours,overtime_hours,double_overtime_hours,correction_payment\r\nDiaz,Ana María,007,8.00,,,\r\n",
  );
});

test("the standard file of changes has hours and pay below zero, and their total", () => {
  const less = exportDifferences(lines, [aLine({ seconds: 25_139, amountMinor: 12_919 })]);
  const changes = { batch, lines: less, since: 1 };
  const text = exportFileText(changes, { layoutId: "standard", files }, onDevice);
  expect(text).toContain("Regular,REG,-1.02,-1:01:01,-3661,18.50,-18.81,USD");
  expect(text).toContain("Total,,,,,-1.02,-1:01:01,-3661,,-18.81,USD");
});

test("changes had a row of nothing where hours only moved from one day to another", () => {
  const days = [
    { day: "2026-11-09", seconds: 3600, amountMinor: 1850 },
    { day: "2026-11-10", seconds: -3600, amountMinor: -1850 },
  ];
  const moved = aLine({ seconds: 0, amountMinor: 0, days });
  const overtime = aLine({ kind: "overtime", seconds: 3600, amountMinor: 2775 });
  const changes = { batch, lines: [moved, overtime], since: 1 };
  const textIn = (layoutId: "standard" | "adp") =>
    exportFileText(changes, { layoutId, files }, onDevice);
  expect(textIn("standard")).not.toContain("Regular");
  expect(textIn("adp").split("\r\n")[1]).toBe("H4C,2,007,Ana María Diaz,0100,18.50,,1.00,,,,,");
  const table = payrollTable(providerLayouts.long, aSource([moved]), onDevice);
  expect(table.rows).toHaveLength(2);
});

test("what a file lacks in its layout is told once per employee and earning", () => {
  const nameless = aLine({ payrollId: null });
  const bonus = aLine({ kind: "addition", seconds: 0, amountMinor: 2500, payrollId: null });
  const source = { ...aSource([nameless, bonus]), companyCode: "" };
  const noCodes = { ...source, earningCodes: { ...source.earningCodes, addition: "" } };
  expect(fileWarnings(providerLayouts.xero, noCodes)).toEqual({
    unnumbered: ["Ana María Diaz"],
    withoutCode: ["addition"],
    lacksCompanyCode: false,
    leftOut: { amountMinor: 2500, employees: ["Ana María Diaz"] },
  });
  expect(fileWarnings(providerLayouts.adp, source)).toEqual({
    unnumbered: ["Ana María Diaz"],
    withoutCode: [],
    lacksCompanyCode: true,
    leftOut: null,
  });
});

test("the spreadsheet of an export has IDs and codes as text, and hours and pay as numbers", () => {
  const gusto = exportSheet(content, { layoutId: "gusto", files }, onDevice);
  expect(gusto.rows[0]?.slice(2, 5)).toEqual([
    { kind: "text", text: "007" },
    { kind: "money", number: 8 },
    null,
  ]);
  const { header, rows, totals } = exportSheet(content, { layoutId: "standard", files }, onDevice);
  expect(rows).toHaveLength(1);
  expect([rows[0]?.[2], rows[0]?.[12]]).toEqual([
    { kind: "text", text: "007" },
    { kind: "money", number: 148 },
  ]);
  expect(totals[12]).toEqual({ kind: "money", number: 148 });
  expect(header).toHaveLength(totals.length);
});
