import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import type { ReportTable } from "../../records/reports/report.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import { reportSheet } from "./report-sheet.ts";

/** A day of nine hours less than planned. */
const cells = reportCatalogue.scheduled.columns.map((column) => {
  if (column === "worked") return 576_000;
  return column === "hoursDifference" ? -32_400 : null;
});

const table: ReportTable = {
  currency: "USD",
  rows: [{ key: "2026-11-22", name: null, cells, before: null }],
  totals: cells,
  totalsBefore: null,
  unapprovedEntries: 0,
  unapprovedSeconds: 0,
  unpricedSeconds: 0,
  incompleteUntil: null,
  unknownShifts: 0,
};

test("a spreadsheet showed #### for fewer hours than planned, because its times can't be negative", () => {
  const { header, rows, totals } = reportSheet(table, {
    reportId: "scheduled",
    groupBy: "day",
    locale: american,
  });
  const over = header.indexOf("Hours over");
  expect(rows[0]?.[over]).toEqual({ kind: "decimalHours", number: -9 });
  expect(totals[over]).toEqual({ kind: "decimalHours", number: -9 });
  expect(rows[0]?.[header.indexOf("Hours")]).toEqual({ kind: "hours", number: 576_000 / 86_400 });
});
