import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { agreeToUndo, doneNotice, undoFrom } from "../support/undo-notice.ts";
import { desk, phone } from "../support/visit.ts";
import { button, directoryOf, peopleOf, twoPeople } from "../support/employees-page.ts";

describe.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("at $width px", ({ device }) => {
  test("an edited file changes the edited cell alone, and the import can be undone", async () => {
    const company = await twoPeople();
    const page = await directoryOf(company.owner.login, device);
    await button(page, "Import CSV").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download the present data").click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("'=Ana");
    const edited = text.replace("Bo,", "Bob,").replace(",007,", ",7,");
    const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(edited) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("people.csv: 2 lines").waitFor();
    await expectAccessible(page);
    await button(page, "Next").click();
    await page.getByRole("list", { name: "Columns of the file" }).waitFor();
    await expectAccessible(page);
    await button(page, "Check").click();
    await page.getByText("1 to change, 0 to add, 1 unchanged, 0 with a problem.").waitFor();
    await expectAccessible(page);
    const before = await peopleOf(company);
    await button(page, "Import 1 row").click();
    const imported = await doneNotice(page, "Import people: 1 done.");
    const [ana, bo] = before;
    expect(await peopleOf(company)).toEqual([ana, { ...bo, name: "Bob", version: 2 }]);
    await undoFrom(page, imported);
    await page.getByText("Undo: 1 done.").waitFor();
    expect(await peopleOf(company)).toEqual([ana, { ...bo, version: 3 }]);
    await expectAccessible(page);
  });

  test("a file that cannot be read says which line is wrong and changes nothing", async () => {
    const company = await twoPeople();
    const page = await directoryOf(company.owner.login, device);
    await button(page, "Import CSV").click();
    const cells = "Payroll ID\tLocation\n007\tMars\n99\tHarbor\n";
    await page.getByLabel("Or paste cells").fill(cells);
    await button(page, "Next").click();
    await button(page, "Check").click();
    await page.getByText("Locations: There is no location called Mars.").waitFor();
    await page.getByText("The name is missing.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    expect((await peopleOf(company)).map(({ version }) => version)).toEqual([1, 1]);
  });
});

test("a pasted list says what became of each line, keeps what failed and is taken back later", async () => {
  const company = await aCompany();
  const taken = `${randomUUID()}@people.example`;
  const page = await directoryOf(company.owner.login, desk);
  // An empty list offers it once more.
  await button(page, "Paste a list").first().click();
  const dialog = page.getByRole("dialog");
  const text = dialog.getByLabel("One person per line");
  await text.fill(`Cy Young, Cook, 21, Harbor\nDi Ray, ${taken}, Harbor`);
  await dialog.getByRole("button", { name: "Add 2 people" }).waitFor();
  await anEmployee(company, { name: "Ed Moon", email: taken });
  await dialog.getByRole("button", { name: "Add 2 people" }).click();
  await page.getByText("Add people from a list: 1 done, 1 failed.").waitFor();
  await dialog.getByText("Di Ray").waitFor();
  await expectAccessible(page);
  await button(page, "Close").click();
  expect(await text.inputValue()).toBe(`Di Ray, ${taken}, Harbor`);
  await dialog.getByText(`${taken} already belongs to someone in this company.`).waitFor();
  await button(page, "Cancel").click();
  expect((await peopleOf(company)).map(({ name }) => name)).toContain("Cy Young");
  await button(page, "Bulk changes").click();
  await dialog.getByRole("button", { name: /^Undo Add people from a list/u }).click();
  await agreeToUndo(page);
  await page.getByText("Undo: 1 done.").waitFor();
  expect((await peopleOf(company)).map(({ name }) => name)).not.toContain("Cy Young");
});
