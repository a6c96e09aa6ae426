import { expect, test } from "vitest";
import type { Grouping, ReportId, ReportTable } from "../../records/reports/report.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import { reportChart } from "./report-chart.ts";

/** A report with pay alone, of lines that are named by their place. */
function barsOf(
  payOfLines: number[],
  { reportId = "labour", groupBy = "day" }: { reportId?: ReportId; groupBy?: Grouping } = {},
) {
  const { columns } = reportCatalogue[reportId];
  const rows = payOfLines.map((pay, place) => ({
    key: `line${place}`,
    name: null,
    cells: columns.map((id) => (id === "pay" ? pay : null)),
    before: null,
  }));
  const totals = { totals: [], totalsBefore: null };
  const counts = {
    unapprovedEntries: 0,
    unapprovedSeconds: 0,
    unpricedSeconds: 0,
    incompleteUntil: null,
    unknownShifts: 0,
  };
  const table: ReportTable = { currency: "USD", rows, ...totals, ...counts };
  const chart = reportChart(table, { reportId, groupBy });
  return chart && { keys: chart.lines.map(({ key }) => key), series: chart.series };
}

test("days stay in their order, with amounts in whole units", () => {
  const chart = barsOf([1050, 0, 2000]);
  expect(chart?.keys).toEqual(["line0", "line1", "line2"]);
  expect(chart?.series[0]).toMatchObject({ column: "pay", values: [10.5, 0, 20] });
});

test("of many employees the ten with the most are shown, the largest first", () => {
  const pays = Array.from({ length: 20 }, (_, place) => place * 100);
  const chart = barsOf(pays, { groupBy: "employee" });
  expect(chart?.keys).toHaveLength(10);
  expect(chart?.keys.slice(0, 2)).toEqual(["line19", "line18"]);
});

test("a single line, a year of days, lines without figures and a report of many small counts have no chart", () => {
  expect(barsOf([100])).toBeNull();
  expect(barsOf(Array.from({ length: 365 }, () => 100))).toBeNull();
  expect(barsOf([0, 0])).toBeNull();
  expect(barsOf([100, 200], { reportId: "attendance" })).toBeNull();
});
