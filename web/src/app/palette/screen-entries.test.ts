import { expect, test } from "vitest";
import { reportIds } from "@crewline/domain/records/reports/report";
import { findEntries } from "./palette-entry.ts";
import { screenEntries } from "./screen-entries.ts";

const found = (role: "admin" | "manager", query: string) =>
  findEntries(screenEntries({ role, isStaff: false }), query).map(({ label }) => label);

test("a search for payroll found the layouts of its files before the pay period", () => {
  expect(found("admin", "payroll")).toEqual(["Payroll", "Payroll files", "Reports"]);
  expect(found("manager", "payroll")).not.toContain("Payroll");
});

test("payroll led to the report of that name, and not to the pay period", () => {
  const [payroll] = findEntries(screenEntries({ role: "admin", isStaff: false }), "payroll");
  const address = new URL(payroll?.to ?? "", "https://crewline.example");
  expect(address.pathname).toBe("/reports");
  expect(reportIds).not.toContain(address.searchParams.get("report"));
});
