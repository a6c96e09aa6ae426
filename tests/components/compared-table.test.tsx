import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ComparedPerson } from "@crewline/domain/projections/payroll/compare-result";
import { ComparedTable } from "../../web/src/areas/reports/exports/compared-table.tsx";
import { putCompany } from "./support/a-company.ts";
import { page } from "./support/olivia.ts";
import { makePhoneWidth } from "./support/phone-width.ts";
import { renderPage } from "./support/render-page.tsx";

const less: ComparedPerson = {
  payrollId: "007",
  employeeName: "Ana Diaz",
  exported: { hundredths: 4000, amountMinor: 80_000 },
  paid: { hundredths: 3800, amountMinor: 76_000 },
  difference: { hundredths: -200, amountMinor: -4000 },
  isEqual: false,
};
const unpaid: ComparedPerson = { ...less, payrollId: null, employeeName: "Ben Ito", paid: null };

beforeEach(() => putCompany());
afterEach(() => vi.restoreAllMocks());

async function rowsShown(): Promise<string[][]> {
  renderPage(<ComparedTable people={[less, unpaid]} currency="USD" />, page);
  const table = await screen.findByRole("table", { name: "Export and payroll per person" });
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ""));
}

test("the difference to payroll was to the right of a phone's screen", async () => {
  makePhoneWidth();
  expect(await rowsShown()).toEqual([
    ["Employee", "Difference"],
    ["Ana Diaz (007)Exported: 40.00 h, $800.00Paid: 38.00 h, $760.00", "−$40.00"],
    ["Ben ItoExported: 40.00 h, $800.00Not in payroll", "−$40.00"],
  ]);
});

test("a desk has a column for each figure", async () => {
  const [, ana] = await rowsShown();
  expect(ana).toEqual(["007", "Ana Diaz", "40.00", "38.00", "$800.00", "$760.00", "−$40.00"]);
});
