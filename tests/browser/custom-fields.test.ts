import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import {
  aCustomField,
  bookIn,
  choicesOf,
  fieldIn,
  saveValues,
  storedValues,
} from "../support/custom-fields.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { doneNotice } from "../support/undo-notice.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

const settings = { path: "/settings?tab=company&section=custom-fields", heading: "Settings" };

const more = (page: Page) => page.getByRole("region", { name: "More details" });

describe.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("at $width px", ({ device }) => {
  test("an admin adds fields, corrects what is refused, and orders and archives them", async () => {
    const company = await aCompany();
    const { page } = await visit(device);
    await arriveAs(page, company.owner.login, settings);
    await page.getByRole("heading", { name: "No custom fields yet" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add field" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Label").fill("Phone");
    await dialog.getByRole("button", { name: "Add field" }).click();
    await dialog.getByText("Phone is already a field of every employee.").waitFor();
    await dialog.getByLabel("Label").fill("Shirt size");
    await dialog.getByLabel("Type").selectOption({ label: "Choice" });
    await dialog.getByRole("textbox", { name: "Choice 1" }).fill("S");
    await dialog.getByRole("button", { name: "Add field" }).click();
    await dialog.getByText("Add at least 2 choices.").waitFor();
    await dialog.getByRole("textbox", { name: "Choice 2" }).fill("M");
    await dialog.getByRole("button", { name: "Move M up" }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add field" }).click();
    await page.getByText("Choice · Admins and managers").waitFor();
    const [shirt] = (await bookIn(company)).fields;
    expect(shirt?.choices.map(({ name }) => name)).toEqual(["M", "S"]);

    await aCustomField(company, { label: "Locker" });
    await page.getByRole("button", { name: "Move Locker up" }).click();
    const labels = page.getByRole("list", { name: "Custom fields" }).getByRole("listitem");
    await expect.poll(() => labels.first().innerText()).toContain("Locker");
    await page.getByRole("button", { name: "Archive Locker" }).click();
    await page.getByText("Locker archived. Its values are kept.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore Locker" }).click();
    await page.getByText("Locker restored.").waitFor();
    expect((await bookIn(company)).fields.every(({ isArchived }) => !isArchived)).toBe(true);
  });

  test("values are typed by their type, kept from Esc, and saved", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { name: "Ana Ito" });
    const sizes = { type: "choice", choices: choicesOf("S", "M") } as const;
    const shirt = await aCustomField(company, { label: "Shirt size", ...sizes });
    const weight = await aCustomField(company, { label: "Weight", type: "number", help: "In kg" });
    const trained = await aCustomField(company, { label: "Trained on", type: "date" });
    const { page } = await visit(device);
    const path = `/employees?employee=${ana}`;
    await arriveAs(page, company.owner.login, { path, heading: "Employees" });
    await more(page).getByRole("button", { name: "Edit more details" }).click();
    await more(page).getByLabel("Shirt size").selectOption({ label: "M" });
    await more(page).getByLabel("Weight").fill("heavy");
    await more(page).getByLabel("Trained on").fill("2026-03-09");
    await more(page).getByLabel("Weight").press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await more(page).getByRole("button", { name: "Save" }).click();
    await more(page).getByText("Enter a number.").waitFor();
    await more(page).getByLabel("Weight").fill("1,250.5");
    await expectAccessible(page);
    await more(page).getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    await more(page).getByText("1,250.5").waitFor();
    const m = (await fieldIn(company, shirt)).choices[1]?.id;
    const [stored] = await (await company.read()).fieldValues.pagesOf(ana);
    expect(stored?.values).toEqual({ [shirt]: m, [weight]: 1250.5, [trained]: "2026-03-09" });
  });
});

test("a value that another admin saved meanwhile asks which one to keep", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "Ana Ito" });
  const locker = await aCustomField(company, { label: "Locker" });
  const { page } = await visit(desk);
  const path = `/employees?employee=${ana}`;
  await arriveAs(page, company.owner.login, { path, heading: "Employees" });
  await more(page).getByRole("button", { name: "Edit more details" }).click();
  await more(page).getByLabel("Locker").fill("mine");
  await saveValues(company, company.owner, { employeeId: ana, values: { [locker]: "theirs" } });
  await more(page).getByRole("button", { name: "Keep mine" }).click();
  await more(page).getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  const [stored] = await (await company.read()).fieldValues.pagesOf(ana);
  expect(stored?.values).toEqual({ [locker]: "mine" });
});

test("an employee reads on the phone what is shared, and nothing else", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana Ito" });
  const shared = await aCustomField(company, { label: "Shirt size", level: "employee" });
  const hidden = await aCustomField(company, { label: "Warnings", level: "managers" });
  const values = { [shared]: "Medium", [hidden]: "late twice" };
  await saveValues(company, company.owner, { employeeId: ana.employeeId, values });
  const { page } = await visit(phone);
  const path = `/employees?employee=${ana.employeeId}`;
  await arriveAs(page, ana.login, { path, heading: "Employees" });
  await more(page).getByText("Medium").waitFor();
  expect(await more(page).innerText()).not.toContain("Warnings");
  expect(await more(page).getByRole("button").count()).toBe(0);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("More details changed: Shirt size.").waitFor();
});

test("an employee edits on the phone what the company lets employees edit", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana Ito" });
  const shared = { level: "employee" } as const;
  const size = await aCustomField(company, { label: "Apron", ...shared, isOwnEditable: true });
  await aCustomField(company, { label: "Badge", ...shared });
  const { page } = await visit(phone);
  const path = `/employees?employee=${ana.employeeId}`;
  await arriveAs(page, ana.login, { path, heading: "Employees" });
  await more(page).getByRole("button", { name: "Edit more details" }).click();
  expect(await more(page).getByRole("textbox").count()).toBe(1);
  await more(page).getByLabel("Apron").fill("Large");
  await expectAccessible(page);
  await more(page).getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await more(page).getByText("Badge").waitFor();
  expect(await storedValues(company, ana.employeeId)).toEqual({ employee: { [size]: "Large" } });
});

test("a file and a pasted list bring custom fields, and say which cell is wrong", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "Ana Ito" });
  const sizes = { type: "choice", choices: choicesOf("S", "M") } as const;
  const shirt = await aCustomField(company, { label: "Shirt size", ...sizes });
  const [s, m] = (await fieldIn(company, shirt)).choices.map(({ id }) => id);
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  await page.getByRole("button", { name: "Import CSV" }).click();
  const cells = `Record ID\tShirt size\tName\n${ana}\tm\tAna Ito\n\tXXL\tCy`;
  await page.getByLabel("Or paste cells").fill(cells);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText('Shirt size: "XXL" is not a choice; use S and M.').waitFor();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await doneNotice(page, "Import people: 1 done.");
  expect(await storedValues(company, ana)).toEqual({ managers: { [shirt]: m } });
  await page.goto(`${appOrigin}/employees`);
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("One person per line").fill("Name\tLocation\tShirt size\nBo\tHarbor\tS");
  await dialog.getByText("Shirt size S").waitFor();
  await dialog.getByRole("button", { name: "Add 1 person" }).click();
  await doneNotice(page, "Add people from a list: 1 done.");
  const people = await (await company.read()).employees.list([]);
  const bo = anEmployeeId(people.find(({ name }) => name === "Bo")?.id ?? "");
  expect(await storedValues(company, bo)).toEqual({ managers: { [shirt]: s } });
});
