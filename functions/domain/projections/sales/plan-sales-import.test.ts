import { expect, test } from "vitest";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { KnownSales } from "../../rules/sales/sales-rows.ts";
import { planSalesImport, salesDayKey } from "./plan-sales-import.ts";
import { salesImportFields } from "./sales-lines.ts";

const timeZone = "America/New_York";
const [harbor, pier] = [
  { id: aLocationId("harbor"), name: "Harbor", timeZone },
  { id: aLocationId("pier"), name: "Pier", timeZone },
];

function plan(text: string, entered: KnownSales[] = []) {
  const { header, rows } = readCsv(text);
  return planSalesImport(
    {
      rows,
      map: mapColumns(header, salesImportFields),
      locations: [harbor, pier],
      locationId: harbor.id,
      currency: "USD",
      dayOrder: "month",
      now: "2026-11-05T12:00:00.000Z",
      known: new Map(entered.map((one) => [salesDayKey(one), one])),
    },
    american,
  );
}

const problems = (text: string) => plan(text).map(({ line, problem }) => [line, problem]);

test("the lines of a day become one row; lines within an hour are added up", () => {
  const rows = plan(
    'Store,Date,Time,Net sales\npier,11/2/2026,09:00,"1,000.50"\npier,11/2/2026,09:30,20\npier,11/2/2026,10:00,5',
  );
  expect(rows).toMatchObject([
    {
      kind: "add",
      title: "Pier, Mon, Nov 2",
      row: { locationId: pier.id, hours: { "09": 102_050, "10": 500 }, expectedVersion: 0 },
    },
  ]);
});

test("lines without a location are for the one on screen; what is entered already stays", () => {
  const day = "2026-11-02";
  const entered = { locationId: harbor.id, day, totalMinor: 10_000, hours: null, version: 3 };
  expect(plan("Day,Sales\n2026-11-02,100", [entered])).toMatchObject([{ kind: "same", row: null }]);
  expect(plan("Day,Sales\n2026-11-02,120", [entered])).toMatchObject([
    {
      kind: "change",
      cells: [{ before: "$100.00", after: "$120.00" }],
      row: { totalMinor: 12_000, expectedVersion: 3 },
    },
  ]);
});

test("the hour that the clock shows twice has two lines; on other days the second is a mistake", () => {
  const text = (day: string) => `Day,Hour,Sales\n${day},1:00,10\n${day},1:00,20`;
  expect(plan(text("2026-11-01"))[0]?.row?.hours).toEqual({ "01": 1000, "01b": 2000 });
  expect(problems(text("2026-11-02"))).toEqual([
    [2, "Line 3 of this day can't be imported, so the day stays as it is."],
    [3, "Line 2 is about the same time."],
  ]);
});

test("a line that cannot be read keeps its whole day out, and no other", () => {
  const text =
    "Day,Hour,Sales\n2026-11-02,9,10\n2026-11-02,ten,20\n2026-11-03,9,30\n2026-11-04,9,x";
  expect(problems(text)).toEqual([
    [2, "Line 3 of this day can't be imported, so the day stays as it is."],
    [3, '"ten" is no hour; write it as 09:00.'],
    [4, null],
    [5, '"x" is no amount; write it as 1240.50.'],
  ]);
});

test("unknown locations, days that are none or still to come, and mixed days are refused", () => {
  const text =
    "Location,Day,Hour,Sales\nMoon,2026-11-02,,10\nPier,soon,,10\nPier,2026-11-06,,10\nPier,2026-11-03,,10\nPier,2026-11-03,9,10\nPier,2026-03-08,2:00,5";
  expect(problems(text).filter(([, problem]) => problem !== null)).toEqual([
    [2, "There is no location called Moon."],
    [3, '"soon" is no day; write it as 2026-03-09.'],
    [4, "This day is still to come."],
    [5, "A day has either one amount or amounts by hour."],
    [6, "Line 5 of this day can't be imported, so the day stays as it is."],
    [7, "The clock at the location does not show this hour on that day."],
  ]);
});
