import { expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { arriveAs } from "../support/arrive.ts";
import { button } from "../support/employees-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { agreeToUndo, doneNotice } from "../support/undo-notice.ts";
import { phone, visit } from "../support/visit.ts";

test("the log of a time clock is checked, imported, there already, and taken back", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "Ana Diaz" });
  const entries = async () => (await company.read()).timeEntries.list([["employeeId", "==", ana]]);
  const log = [
    "Employee;Date;Time;In/Out;Terminal",
    "Ana Diaz;13/03/2026;08:58:31;C/In;Back door",
    "Ana Diaz;13/03/2026;17:02:05;C/Out;Back door",
    "Ana Diaz;12/03/2026;17:02:05;C/Out;Back door",
    "Zoe;13/03/2026;08:00;C/In;Back door",
  ].join("\r\n");
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login, { path: "/time-entries", heading: "Time Entries" });

  const check = async (counts: string) => {
    await button(page, "Import CSV").click();
    const file = { name: "clock.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${log}`) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("clock.csv: 4 lines").waitFor();
    await button(page, "Next").click();
    await page.getByRole("list", { name: "Columns of the file" }).waitFor();
    await button(page, "Check").click();
    await page.getByText(counts).waitFor();
  };
  await check("0 to change, 1 to add, 0 unchanged, 2 with a problem.");
  await page.getByText("No employee is called Zoe.").waitFor();
  await page.getByText("No clock-in comes before this punch.").waitFor();
  await expectAccessible(page);
  expect(await entries()).toEqual([]);
  await button(page, "Import 1 row").click();
  await doneNotice(page, "Import time: 1 done.");
  expect(await entries()).toMatchObject([
    { day: "2026-03-13", state: "closed", punches: [{ source: "import" }, { kind: "clockOut" }] },
  ]);

  await check("0 to change, 0 to add, 1 unchanged, 2 with a problem.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await button(page, "Bulk changes").click();
  await page.getByRole("button", { name: /^Undo Import time/u }).click();
  await agreeToUndo(page);
  await page.getByText("Undo: 1 done.").waitFor();
  expect(await entries()).toEqual([]);
});
