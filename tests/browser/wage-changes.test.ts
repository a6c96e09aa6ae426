import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { doneNotice, undoFrom } from "../support/undo-notice.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import { farAhead } from "../support/today.ts";

test("a back-dated raise shows its adjustments and leaves the export, and a raise of several is undone", async () => {
  const { company, ana, exportId } = await anExportedPeriod();
  await anEmployee(company, { name: "Bo Park", rateTenThousandths: 120_000 });
  const file = () => company.owner.api.reports.payrollExport.query({ exportId });
  const exported = await file();
  const { page } = await visit(desk);
  const path = `/wage-changes?employee=${ana}`;
  await arriveAs(page, company.owner.login, { path, heading: "Wage Changes" });

  await page.getByRole("button", { name: "Add wage change" }).click();
  await page.getByLabel("New rate").fill("20");
  await page.getByLabel("From").fill(monday);
  await page.getByRole("button", { name: "Show what changes" }).click();
  const preview = page.getByRole("dialog", { name: /^Ana Diaz: what changes/u });
  // 40 h at 18.5555, 7 h 20 min at one and a half times it: 946.33; at 20.00: 1,020.00.
  await preview.getByText(/the difference of \+\$73\.67 is paid by adjustment lines/u).waitFor();
  await preview.getByText(/5 entries/u).waitFor();
  await atBothWidths(page);
  await preview.getByRole("button", { name: "Add wage change" }).click();
  await preview.waitFor({ state: "hidden" });
  await page.getByText("2 of 3 wage changes match the filter").waitFor();
  expect(await file()).toEqual(exported);

  await page.goto(`${appOrigin}/reports?from=2026-03-16&employee=${ana}`);
  const lines = page.getByRole("table", { name: "Pay of Ana Diaz" });
  await lines.getByText("Overtime, adjustment").waitFor();
  await lines
    .getByText(/export 1$/u)
    .first()
    .waitFor();
  // The open Monday, 8 h at 20.00, and the difference.
  await lines.getByRole("cell", { name: "$233.67" }).waitFor();

  await page.goto(`${appOrigin}/reports?from=${monday}`);
  await page.getByRole("button", { name: "Reopen" }).click();
  const reopening = page.getByRole("dialog", { name: "Reopen the pay period" });
  await reopening.getByText(/pays adjustments of this one. They are removed/u).waitFor();
  await expectAccessible(page);
  await reopening.getByLabel("Reason").fill("A missed shift.");
  await reopening.getByRole("button", { name: "Reopen" }).click();
  await page.getByText("The pay period is open again.").waitFor();
  // The period is read again after that.
  await page.getByRole("status", { name: "Pay" }).getByText("$1,020.00").waitFor();

  await page.goto(`${appOrigin}/wage-changes`);
  await page.getByRole("button", { name: "Raise several" }).click();
  await page.getByLabel("Percent").fill("3.5");
  await page.getByLabel("From").fill(farAhead);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByText("2 people get a new rate.").waitFor();
  await page.getByRole("cell", { name: "$12.42" }).waitFor();
  await atBothWidths(page);
  await page.getByRole("button", { name: "Raise 2 people" }).click();
  await undoFrom(page, await doneNotice(page, "Raise of 3.5 %: 2 done."));
  await page.getByText("Undo: 2 done.").waitFor();
  await page.getByText("5 wage changes", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Raise several" }).click();
  await page.getByLabel("Percent").fill("5");
  await page.getByLabel("From").fill(farAhead);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByText(/^Based on .*Overtime and employer taxes not included\.$/u).waitFor();
  const bo = page.getByRole("checkbox", { name: /^Raise / }).last();
  await bo.uncheck();
  await page.getByRole("button", { name: "Raise 1 person" }).waitFor();
  await bo.check();
  await page.getByRole("button", { name: "Raise 2 people" }).click();
  await page.getByText("Raise of 5 %: 2 done.").waitFor();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Cancel changes" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel 2 wage changes?" });
  await cancelling.getByText(/^5 selected changes have begun or been cancelled/u).waitFor();
  await atBothWidths(page);
  await cancelling.getByRole("button", { name: "Cancel changes" }).click();
  await undoFrom(page, await doneNotice(page, "Cancel wage changes: 2 done."));
  await page.getByText("Undo: 2 done.").last().waitFor();

  await page.getByRole("cell", { name: "Ana Diaz", exact: true }).first().click();
  await page.getByRole("img", { name: /^Rates over time/u }).waitFor();
  await atBothWidths(page);
});

test("an import shows every rate and what a back-dated one does to exported pay", async () => {
  const { company, ana } = await anExportedPeriod();
  const { employees } = company.owner.api;
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "A test" };
  const seen = { expectedVersion: null, expectedProfileVersion: null };
  const row = { key: "1", title: "Ana", employeeId: ana, ...seen, profile: {} };
  await employees.saveRows.mutate({ ...bulk, rows: [{ ...row, employee: { payrollId: "7" } }] });
  const { page } = await visit(desk);
  const path = "/wage-changes";
  await arriveAs(page, company.owner.login, { path, heading: "Wage Changes" });
  await page.getByRole("button", { name: "Import CSV" }).click();
  await page.getByLabel("Or paste cells").fill(`Payroll ID\tAmount\tFrom\n7\t20\t${monday}`);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Check" }).click();
  const lines = page.getByRole("list", { name: "What the lines do" });
  await lines.getByText("$20.00 (+$1.4445)").waitFor();
  await lines.getByText("6 time entries in 2 weeks").waitFor();
  await lines.getByText("+$73.67").waitFor();
  await atBothWidths(page);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("Import wage changes: 1 done.").waitFor();
  const { payAdjustments } = await company.read();
  const [adjustment] = await payAdjustments.list([["employeeId", "==", ana]]);
  expect(adjustment?.totalMinor).toBe(7367);
});

/** Checks accessibility on a desk and on a phone, where nothing reaches over the edge. */
async function atBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.setViewportSize(desk);
}
