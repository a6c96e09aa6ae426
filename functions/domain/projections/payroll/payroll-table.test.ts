import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { openWith } from "../../kernel/csv/spreadsheet.test-support.ts";
import type { PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { aLine, aLineOfBen, aSource } from "./file-source.test-support.ts";
import type { ProviderLayoutId } from "./payroll-layouts.ts";
import { layoutOf, providerLayouts } from "./payroll-layouts.ts";
import { leftOutOf, payrollTable, payrollText } from "./payroll-table.ts";

const rowsOf = (id: ProviderLayoutId, ...lines: DatedLine[]) =>
  payrollTable(providerLayouts[id], aSource(lines), onDevice).rows.map((row) => row.join("|"));

const twoDays = aLine({
  days: [
    { day: "2026-11-09", seconds: 18_000, amountMinor: 9250 },
    { day: "2026-11-10", seconds: 10_800, amountMinor: 5550 },
  ],
});
const overtime = aLine({ kind: "overtime", seconds: 7200, amountMinor: 5550 });
const doubletime = aLine({ kind: "doubletime", seconds: 3600, amountMinor: 3700 });
const bonus = aLine({
  kind: "addition",
  locationName: "",
  jobRoleId: null,
  jobRole: "Bonus",
  seconds: 0,
  rateTenThousandths: 0,
  amountMinor: 2500,
});
const difference = aLine({
  seconds: 0,
  rateTenThousandths: 0,
  amountMinor: -123,
  adjusts: { firstDay: "2026-10-26", lastDay: "2026-11-01", exportNumber: 1 },
});

describe("the layout for ADP", () => {
  test("has one row per employee, location and rate, with the hours of each tier", () => {
    expect(rowsOf("adp", aLine(), overtime, doubletime)).toEqual([
      "H4C|2|007|Ana María Diaz|0100|18.50|8.00|2.00||DT|1.00||",
    ]);
  });

  test("keeps hours at another rate and pay without hours on rows of their own", () => {
    const other = aLine({ rateTenThousandths: 200_000, seconds: 3600, amountMinor: 2000 });
    expect(rowsOf("adp", aLine(), other, bonus)).toEqual([
      "H4C|2|007|Ana María Diaz|0100|18.50|8.00||||||",
      "H4C|2|007|Ana María Diaz|0100|20.00|1.00||||||",
      "H4C|2|007|Ana María Diaz||||||||BON|25.00",
    ]);
  });

  test("joins hours at one rate from two locations that no column tells apart", () => {
    const pier = { locationId: aLocationId("pier"), locationName: "Pier", seconds: 3600 };
    const both = [aLine(), aLine(pier), aLine({ ...pier, kind: "overtime", amountMinor: 2775 })];
    const rows = (costCentres: Readonly<Record<string, string>>) =>
      payrollTable(providerLayouts.adp, { ...aSource(both), costCentres }, onDevice).rows.map(
        (row) => row.slice(4, 8).join("|"),
      );
    expect(rows({})).toEqual(["|18.50|9.00|1.00"]);
    expect(rows({ harbor: "0100", pier: "0100" })).toEqual(["0100|18.50|9.00|1.00"]);
    expect(rows({ harbor: "0100" })).toEqual(["0100|18.50|8.00|", "|18.50|1.00|1.00"]);
  });
});

test("the layout for Gusto has one row per employee, by last and first name", () => {
  expect(rowsOf("gusto", aLine(), overtime, bonus, difference, aLineOfBen())).toEqual([
    "Diaz|Ana María|007|8.00|2.00||23.77",
    "Ben||12|8.00|||",
  ]);
});

test("the long layout has one row per day; pay of no day is on the last day of the period", () => {
  expect(rowsOf("long", twoDays, bonus)).toEqual([
    "007|Ana María Diaz|2026-11-09|REG|Regular|Barista|Harbor|0100|5.00|18.50|92.50|USD",
    "007|Ana María Diaz|2026-11-10|REG|Regular|Barista|Harbor|0100|3.00|18.50|55.50|USD",
    "007|Ana María Diaz|2026-11-15|BON|Extra pay|Bonus|||||25.00|USD",
  ]);
});

test("the layout for Paychex has amounts only for pay without hours", () => {
  expect(rowsOf("paychex", aLine(), bonus)).toEqual([
    "H4C|007|0100|REG|18.50|8.00||11/15/2026",
    "H4C|007||BON|||25.00|11/15/2026",
  ]);
});

test("hours times rate of the layout for Sage are extra pay as well", () => {
  expect(rowsOf("sage", aLine(), bonus)).toEqual([
    "P|007|REG||0100|8.00|18.50",
    "P|007|BON|||1.00|25.00",
  ]);
  const text = payrollText(providerLayouts.sage, aSource([aLine()]), onDevice);
  expect(text).toBe("P,007,REG,,0100,8.00,18.50\r\n");
});

test("layouts for QuickBooks and Xero tell which extra pay they leave out", () => {
  expect(rowsOf("quickbooks", twoDays)[0]).toBe("Ana María Diaz|11/09/2026|REG|5:00|0100|Barista");
  expect(rowsOf("xero", twoDays)[1]).toBe("007|Ana María Diaz|REG|10/11/2026|3.00|0100");
  expect(leftOutOf(providerLayouts.xero, [twoDays, bonus, difference])).toEqual([
    bonus,
    difference,
  ]);
  expect(leftOutOf(providerLayouts.adp, [twoDays, bonus, difference])).toEqual([]);
});

test("three days of twenty minutes are one hour, in lines of 0.34, 0.33 and 0.33", () => {
  const days = ["2026-11-09", "2026-11-10", "2026-11-11"].map((day) => ({
    day,
    seconds: 1200,
    amountMinor: 617,
  }));
  const line = aLine({ seconds: 3600, amountMinor: 1851, days });
  const hours = rowsOf("long", line).map((row) => row.split("|")[8]);
  expect(hours).toEqual(["0.34", "0.33", "0.33"]);
});

test("days of half a minute add up to the minutes of the employee and earning", () => {
  const days = ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12"].map((day) => ({
    day,
    seconds: 30,
    amountMinor: 15,
  }));
  const hours = rowsOf("quickbooks", aLine({ seconds: 120, amountMinor: 60, days }));
  expect(hours.map((row) => row.split("|")[3])).toEqual(["0:01", "0:01", "0:00", "0:00"]);
});

test("extra pay in a row per employee is left out where the row has only a rate", () => {
  const columns = [{ heading: "Rate", field: "unitPay" as const, text: "" }];
  expect(leftOutOf({ rows: "employee", columns }, [twoDays, bonus])).toEqual([bonus]);
  expect(leftOutOf({ rows: "rate", columns }, [twoDays, bonus])).toEqual([]);
});

test("a row per employee names no location where the hours are from two", () => {
  const pier = aLine({ locationId: aLocationId("pier"), locationName: "Pier" });
  const layout: PayrollLayout = {
    ...providerLayouts.gusto,
    columns: (["location", "costCentre", "jobRole", "hours", "amount"] as const).map((field) => ({
      heading: field,
      field,
      text: "",
    })),
  };
  const table = payrollTable(layout, aSource([aLine(), pier]), onDevice);
  expect(table.rows).toEqual([["", "", "Barista", "16.00", "296.00"]]);
});

test("leading zeros stay, and a name that begins a formula is inert, in a file with semicolons", () => {
  const layout = { ...providerLayouts.gusto, separator: ";" } as const;
  const line = aLineOfBen({ payrollId: "0042", employeeName: "=cmd Ben" });
  const [, row] = openWith(";", payrollText(layout, aSource([line]), onDevice));
  expect(row?.slice(0, 3)).toEqual(["Ben", "'=cmd", "0042"]);
});

test("a layout is found by its id; the standard file and a removed layout have none", () => {
  const own = { ...providerLayouts.adp, id: "1f0c7f53-8f0a-4d51-9e5a-0f1d2c3b4a59", name: "Ours" };
  expect(layoutOf(own.id, [own])).toBe(own);
  expect(layoutOf("adp", [])).toBe(providerLayouts.adp);
  expect([layoutOf("standard", []), layoutOf(own.id, [])]).toEqual([null, null]);
});

test("employees of the same name keep rows of their own", () => {
  const other = aLine({ employeeId: anEmployeeId("ana2"), payrollId: "008" });
  expect(rowsOf("gusto", aLine(), other)).toHaveLength(2);
});
