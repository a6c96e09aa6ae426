import type { WorkSheet } from "@e965/xlsx";
import { read, utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import type { PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import { payrollCsv } from "../files/payroll-csv.ts";
import { aLine, aLineOfBen, aSource } from "./file-source.test-support.ts";
import { providerLayouts } from "./payroll-layouts.ts";
import { payrollTable, payrollText } from "./payroll-table.ts";

const name = '=HYPERLINK("https://a.test"), "Ben"';
const lines: DatedLine[] = [
  aLine({
    payrollId: "0042",
    days: [
      { day: "2026-11-09", seconds: 18_000, amountMinor: 9250 },
      { day: "2026-11-10", seconds: 10_800, amountMinor: 5550 },
    ],
  }),
  aLine({ payrollId: "0042", kind: "overtime", seconds: 4000, amountMinor: 3083 }),
  aLine({ payrollId: "0042", kind: "salary", rateTenThousandths: 0, amountMinor: 76_923 }),
  aLine({
    payrollId: "0042",
    kind: "timeOff",
    rateTenThousandths: 0,
    seconds: 0,
    amountMinor: 9001,
  }),
  aLineOfBen({ payrollId: "@SUM(1)", employeeName: name, locationName: "+Pier", jobRole: "-Cook" }),
];
const source = aSource(lines);
const layouts = Object.entries(providerLayouts);
const variants = layouts.flatMap(([id, layout]): [string, PayrollLayout][] =>
  ([",", ";", "\t"] as const).map((separator) => [
    `${id} ${JSON.stringify(separator)}`,
    { ...layout, separator, hasHeadings: true },
  ]),
);

/** The sheet as another program reads it; cells that look like numbers and days become such. */
function sheetOf(text: string, separator: string, isTyped: boolean): WorkSheet {
  const book = read(text, { type: "string", FS: separator, raw: !isTyped, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (sheet === undefined) throw new Error("The file has no sheet.");
  return sheet;
}

const rowsOf = (sheet: WorkSheet) =>
  utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: "", blankrows: true });

function formulasOf(sheet: WorkSheet): unknown[] {
  const cells = Object.entries(sheet).filter(([at]) => !at.startsWith("!"));
  return cells.flatMap(([, cell]: [string, { f?: string; v?: unknown }]) =>
    cell.f !== undefined || /^[=+@]|^-\D/u.test(String(cell.v)) ? [cell] : [],
  );
}

test.each(variants)("a spreadsheet reads every cell of %s as it was written", (_id, layout) => {
  const { separator } = layout;
  const sheet = sheetOf(payrollText(layout, source, onDevice), separator, false);
  const { headings, rows } = payrollTable(layout, source, onDevice);
  const [header, ...body] = rowsOf(sheet);
  expect(header).toEqual(headings);
  expect(body.map((row) => row.map(withoutGuards))).toEqual(
    rows.map((row) => row.map(withoutGuards)),
  );
  expect(formulasOf(sheet)).toEqual([]);
  expect(formulasOf(sheetOf(payrollText(layout, source, onDevice), separator, true))).toEqual([]);
  const hasIds = layout.columns.some(({ field }) => field === "payrollId");
  expect(body.some((row) => row.includes("0042"))).toBe(hasIds);
});

/** A formula is guarded with an apostrophe, also behind a separator within a name. */
function withoutGuards(cell: unknown): string {
  return String(cell).replaceAll("'", "");
}

const numeric = new Set([
  "hours",
  "regularHours",
  "overtimeHours",
  "salaryPay",
  "units",
  "rate",
  "amount",
]);

test.each(layouts)("hours and amounts of %s are numbers with their decimals", (_id, layout) => {
  const text = payrollText({ ...layout, hasHeadings: true }, source, onDevice);
  const [, ...body] = rowsOf(sheetOf(text, layout.separator, true));
  const { rows } = payrollTable(layout, source, onDevice);
  for (const [index, { field }] of layout.columns.entries()) {
    if (!numeric.has(field)) continue;
    expect(body.map((row) => row[index])).toEqual(
      rows.map((row) => (row[index] === "" ? "" : Number(row[index]))),
    );
  }
});

test("days of the long layout are days, and its amounts add up to the export", () => {
  const sheet = sheetOf(payrollText(providerLayouts.long, source, onDevice), ",", true);
  const [, ...body] = rowsOf(sheet);
  const days = body.map((row) => utils.format_cell({ t: "n", v: Number(row[2]), z: "yyyy-mm-dd" }));
  expect(days.slice(0, 2)).toEqual(["2026-11-09", "2026-11-10"]);
  const cents = body.reduce((sum, row) => sum + Math.round(Number(row[10]) * 100), 0);
  expect(cents).toBe(exportTotals(lines).totalMinor);
});

test("the standard file has its hours and pay as numbers, and names and IDs as text", () => {
  const { totalMinor } = exportTotals(lines);
  const totalSeconds = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const { earningCodes } = defaultRules;
  const text = payrollCsv({ ...source, earningCodes, lines, totalMinor }, onDevice);
  const untyped = rowsOf(sheetOf(text, ",", false));
  expect(untyped.slice(1).map((row) => row[2])).toEqual([
    "0042",
    "0042",
    "0042",
    "0042",
    "'@SUM(1)",
    "",
  ]);
  expect(untyped[5]?.[3]).toMatch(/^'=/u);
  const typed = sheetOf(text, ",", true);
  expect(formulasOf(typed)).toEqual([]);
  const total = rowsOf(typed).at(-1);
  expect([total?.[10], total?.[12]]).toEqual([totalSeconds, totalMinor / 100]);
});
