import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { providerLayouts } from "./payroll-layouts.ts";
import { payrollTable } from "./payroll-table.ts";
import { sampleSource } from "./sample-source.ts";

const source = sampleSource({
  currency: "USD",
  earningCodes: defaultRules.earningCodes,
  companyCode: "H4C",
  locationName: "Pier",
  jobRole: "Barista",
});

test("the sample of a layout has its rows: of days, or of employees with overtime beside", () => {
  const { rows } = payrollTable(providerLayouts.gusto, source, american);
  expect(rows).toEqual([
    ["Diaz", "Ana", "1042", "15.50", "1.25", "", ""],
    ["Ode", "Ben", "1043", "6.75", "", "", ""],
  ]);
  const days = payrollTable(providerLayouts.long, source, american).rows;
  expect(days.map((row) => row.slice(0, 4).join(" "))).toEqual([
    "1042 Ana Diaz 2026-11-16 REG",
    "1042 Ana Diaz 2026-11-17 REG",
    "1042 Ana Diaz 2026-11-17 OT",
    "1043 Ben Ode 2026-11-16 REG",
  ]);
});
