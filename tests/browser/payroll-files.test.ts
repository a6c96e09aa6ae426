import { expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { monday } from "../support/a-shift-plan.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";
import { anEntry } from "../support/an-entry.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { downloadedBy } from "../support/steps-of-a-journey.ts";
import { appOrigin, desk, visit } from "../support/visit.ts";

/** How a workbook begins: as an archive. */
const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);

test("an admin fixes what holds payroll back by keyboard, exports, and compares what it paid", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: 185_000 });
  const ben = await anEmployee(company, { name: "Ben Ode", rateTenThousandths: null });
  await anEntry(company, ana, { range: "09:00-17:00" });
  await anEntry(company, ana, { day: addDays(monday, 1), range: "09:00-17:00" });
  await anEntry(company, ben, { range: "09:00-13:00" });
  const { page } = await visit(desk);
  const path = "/settings?tab=company&section=payroll-files";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  await page.getByLabel("Layout of exports").selectOption({ label: "Gusto" });
  await page.getByRole("region", { name: "A file with made-up hours: Gusto" }).waitFor();
  await page.getByRole("button", { name: "Add a layout of your own" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter a name.").waitFor();
  await page.getByLabel("Name of the layout").fill("Ledger");
  await page.getByLabel("Columns divided by").selectOption({ label: "Semicolon" });
  await page.getByRole("button", { name: "Move column 2 up" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();

  await page.goto(`${appOrigin}/reports?from=${monday}`);
  const focused = page.locator(":focus");
  const isFocused = (name: string | RegExp) =>
    page.getByRole("button", { name }).and(focused).waitFor();
  await page.getByRole("region", { name: "2 employees have no payroll ID" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("c");
  await page.getByText("Mar 2 – 15, 2026 can’t be closed yet.").waitFor();
  await isFocused("Add hourly rate: Ben Ode");
  await page.keyboard.press("Enter");
  const rate = page.getByRole("dialog", { name: "Add wage change" });
  await rate.getByLabel("New rate").focus();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Ben Ode: what changes" }).waitFor();
  await isFocused("Add wage change");
  await page.keyboard.press("Enter");

  for (const [who, payrollId] of [
    ["Ana Diaz", "007"],
    ["Ben Ode", "008"],
  ] as const) {
    await isFocused(`Add payroll ID: ${who}`);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Payroll ID of ${who}` });
    await dialog.getByLabel("Payroll ID").focus();
    await page.keyboard.type(payrollId);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
  }
  await isFocused("Approve: Ana Diaz");
  await page.keyboard.press("n");
  await page.keyboard.press("p");
  await page.keyboard.press("a");
  await page.getByRole("region", { name: "2 entries are not approved" }).waitFor();
  await isFocused("Approve: Ana Diaz");
  await page.keyboard.press("a");
  await isFocused("Approve: Ben Ode");
  await page.keyboard.press("a");
  await page.getByText("Nothing blocks this pay period.").waitFor();
  await isFocused("Close period");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Close Mar 2 – 15, 2026?" }).waitFor();
  await page.getByRole("button", { name: "Close period" }).focus();
  await page.keyboard.press("Enter");
  await isFocused("Export to payroll");
  const exported = await downloadedBy(page, "Export to payroll");
  expect(exported.name).toMatch(/-export-1-gusto\.csv$/u);
  expect(exported.text).toMatch(/\r\nDiaz,Ana,007,16\.00,,,\r\nOde,Ben,008,4\.00,,,\r\n$/u);
  await page
    .getByRole("listitem")
    .and(page.locator("[aria-current=step]"))
    .getByText(/^Exported by/u)
    .waitFor();

  await page.getByRole("button", { name: "Other files of export 1" }).click();
  const files = page.getByRole("dialog", { name: "Files of export 1" });
  await files.getByText("was not tried with the program itself").waitFor();
  await files.getByLabel("Layout").selectOption({ label: "Ledger" });
  await files.getByRole("cell", { name: monday }).first().waitFor();
  await expectAccessible(page);
  const ours = await downloadedBy(page, "Download");
  expect(ours.name).toMatch(/-export-1-ledger\.csv$/u);
  expect(ours.text.split("\r\n")[0]).toMatch(/^Employee;Employee ID;Date;/u);
  await page.getByRole("button", { name: "Other files of export 1" }).click();
  await files.getByLabel("Format").selectOption("sheet");
  const sheet = await downloadedBy(page, "Download");
  expect(sheet.name).toMatch(/-export-1-gusto\.xlsx$/u);

  await page.getByRole("button", { name: "Compare with payroll: export 1" }).click();
  const compared = page.getByRole("dialog", { name: "Compare export 1 with payroll" });
  const paste = compared.getByLabel("Or paste cells with headers");
  await paste.fill("Name,Gross\nAna,296");
  await compared.getByText("The file can’t be compared.").waitFor();
  await paste.fill("Payroll ID,Gross pay\n99,296.00");
  await compared.getByText("Differences: 3 employees").waitFor();
  await compared.getByRole("cell", { name: "Not in payroll" }).first().waitFor();
  await expectAccessible(page);
});

test("closing the files of an export asked to discard changes, and a reopened period lost the focus", async () => {
  const { company } = await anExportedPeriod();
  const { page } = await visit(desk);
  const path = `/reports?from=${monday}`;
  await arriveAs(page, company.owner.login, { path, heading: "Reports" });
  await page.getByRole("button", { name: "Other files of export 1" }).click();
  const files = page.getByRole("dialog", { name: "Files of export 1" });
  await files.getByLabel("Layout").selectOption({ label: "ADP" });
  await page.keyboard.press("Escape");
  await files.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Compare with payroll: export 1" }).click();
  const compared = page.getByRole("dialog", { name: "Compare export 1 with payroll" });
  const input = compared.locator("input[type=file]");
  await input.setInputFiles({ name: "register.xlsx", mimeType: "", buffer: workbook });
  await compared.getByText("register.xlsx is not a CSV file.").waitFor();
  await input.setInputFiles({ name: "none.csv", mimeType: "", buffer: Buffer.from("") });
  await compared.getByText("none.csv is empty. Choose another file.").waitFor();
  const total = Buffer.from("Payroll ID,Gross pay\n99,296.00\n,296.00");
  await input.setInputFiles({ name: "register.csv", mimeType: "", buffer: total });
  await compared.getByText("1 line without a payroll ID is not compared.").waitFor();
  await expectAccessible(page);
  await compared.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Reopen" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Reopen the pay period" });
  await dialog.waitFor();
  await page.keyboard.type("A missed shift.");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Close period" }).waitFor();
  const isLost = () => document.activeElement === document.body;
  expect(await page.evaluate(isLost)).toBe(false);
});

test("a large spreadsheet was never saved, because the page's policy blocked its worker", async () => {
  const { page } = await visit(desk);
  await page.goto(`${appOrigin}/login`);
  const answer = await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const script = new Blob(["postMessage('packed')"], { type: "text/javascript" });
        const worker = new Worker(URL.createObjectURL(script));
        worker.addEventListener("message", ({ data }) => done(data));
        worker.addEventListener("error", () => fail(new Error("The worker was blocked.")));
      }),
  );
  expect(answer).toBe("packed");
});
