import { expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { downloadedBy } from "../support/steps-of-a-journey.ts";
import { appOrigin, desk, visit } from "../support/visit.ts";

test("an admin exports in the layout of the payroll program, and compares what it paid", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: 185_000 });
  await anEntry(company, ana, { range: "09:00-17:00" });
  const { page } = await visit(desk);
  const path = "/settings?tab=company&section=payroll-files";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  await page.getByLabel("Layout of exports").selectOption({ label: "Gusto" });
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
  await page.getByRole("button", { name: "Close period" }).click();
  const question = page.getByRole("dialog");
  await question.getByLabel("Close it with 1 unapproved entry").check();
  await question.getByRole("button", { name: "Close period" }).click();
  const exported = await downloadedBy(page, "Export to payroll");
  expect(exported.name).toMatch(/-export-1-gusto\.csv$/u);
  expect(exported.text).toMatch(/\r\nDiaz,Ana,[^,]*,8\.00,,,\r\n$/u);

  await page.getByRole("button", { name: "Other files of export 1" }).click();
  const files = page.getByRole("dialog", { name: "Files of export 1" });
  await files.getByText("was not tried with the program itself").waitFor();
  await files.getByLabel("Layout").selectOption({ label: "Ledger" });
  await files.getByRole("cell", { name: monday }).waitFor();
  await expectAccessible(page);
  const ours = await downloadedBy(page, "Download");
  expect(ours.name).toMatch(/-export-1-ledger\.csv$/u);
  expect(ours.text.split("\r\n")[0]).toMatch(/^Employee;Employee ID;Date;/u);

  await page.getByRole("button", { name: "Compare with payroll: export 1" }).click();
  const compared = page.getByRole("dialog", { name: "Compare export 1 with payroll" });
  const paste = compared.getByLabel("Or paste cells with headers");
  await paste.fill("Name,Gross\nAna,148");
  await compared.getByText("The file can’t be compared.").waitFor();
  await paste.fill("Payroll ID,Gross pay\n99,148.00");
  await compared.getByText("Differences: 2 employees").waitFor();
  await compared.getByRole("cell", { name: "Not in payroll" }).waitFor();
  await expectAccessible(page);
});
