import { expect, test } from "vitest";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { compareResult } from "./compare-result.ts";
import { aLine, aLineOfBen, aSource } from "./file-source.test-support.ts";
import { providerLayouts } from "./payroll-layouts.ts";
import { payrollText } from "./payroll-table.ts";
import { readProviderResult } from "./provider-result.ts";

const lines = [
  aLine(),
  aLine({ kind: "overtime", seconds: 7200, amountMinor: 5550 }),
  aLineOfBen(),
];
const read = (...text: string[]) => readProviderResult(readCsv(text.join("\n")), "USD");

test("what payroll paid is compared per person, differences first", () => {
  const result = read(
    "Employee ID,Regular hours,Overtime hours,Gross pay",
    '7,8.00,2.00,"$1,203.50"',
    "12,8:00,,148.00",
    ",16.00,2.00,351.50",
  );
  expect(result.withoutId).toBe(1);
  expect(compareResult(lines, result)).toEqual([
    {
      payrollId: "007",
      employeeName: "Ana María Diaz",
      exported: { hundredths: 1000, amountMinor: 20_350 },
      paid: { hundredths: 1000, amountMinor: 120_350 },
      difference: { hundredths: 0, amountMinor: 100_000 },
      isEqual: false,
    },
    {
      payrollId: "12",
      employeeName: "Ben",
      exported: { hundredths: 800, amountMinor: 14_800 },
      paid: { hundredths: 800, amountMinor: 14_800 },
      difference: { hundredths: 0, amountMinor: 0 },
      isEqual: true,
    },
  ]);
});

test("who is missing in one of the two is told", () => {
  const compared = compareResult(lines, read("Payroll ID,Gross", "007,203.50", "99,-10.00"));
  expect(compared.map(({ payrollId, exported, paid }) => [payrollId, exported, paid])).toEqual([
    ["99", null, { hundredths: null, amountMinor: -1000 }],
    ["12", { hundredths: 800, amountMinor: 14_800 }, null],
    ["007", { hundredths: 1000, amountMinor: 20_350 }, { hundredths: null, amountMinor: 20_350 }],
  ]);
  expect(compared.map(({ difference }) => difference)).toEqual([
    { hundredths: null, amountMinor: -1000 },
    { hundredths: -800, amountMinor: -14_800 },
    { hundredths: null, amountMinor: 0 },
  ]);
});

test("several lines of one person are added up; amounts in parentheses are below zero", () => {
  const compared = compareResult(lines, read("File #,Amount", "007,213.50", "007,(10.00)"));
  expect(compared.find(({ payrollId }) => payrollId === "007")?.isEqual).toBe(true);
});

test("leading zeros tell two payroll IDs apart where the file has both", () => {
  const both = [aLine(), aLineOfBen({ payrollId: "7" })];
  const compared = compareResult(both, read("Payroll ID,Hours", "7,8", "007,9"));
  expect(compared.map(({ payrollId, isEqual }) => [payrollId, isEqual])).toEqual([
    ["007", false],
    ["7", true],
  ]);
});

test("a file without payroll IDs, or without hours and pay, can't be compared", () => {
  expect(read("Name,Gross", "Ana,1").isUnreadable).toBe(true);
  expect(read("Payroll ID,Name", "7,Ana").isUnreadable).toBe(true);
});

test.each(["adp", "gusto"] as const)("the hours of our own file for %s are equal", (id) => {
  const text = payrollText(providerLayouts[id], aSource(lines), onDevice);
  const compared = compareResult(lines, read(text));
  expect(compared.map(({ isEqual }) => isEqual)).toEqual([true, true]);
});
