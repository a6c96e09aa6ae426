import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { agreeToUndo, doneNotice, undoFrom } from "../support/undo-notice.ts";
import { desk, phone, visit } from "../support/visit.ts";
import { resigned } from "../support/an-end-cause.ts";
import { watchPlace } from "../support/watch-place.ts";

type Size = typeof desk;

async function directoryOf(
  login: { email: string; password: string },
  device: Size,
  query = "",
): Promise<Page> {
  const { page } = await visit(device);
  await arriveAs(page, login, { path: `/employees${query}`, heading: "Employees" });
  return page;
}

/** Ana, whose name is a formula and whose payroll ID begins with zeros, and Bo. */
async function twoPeople(): Promise<TestCompany> {
  const company = await aCompany();
  const row = {
    employeeId: null,
    expectedVersion: null,
    expectedProfileVersion: null,
    profile: { email: `${randomUUID()}@people.example` },
  };
  const where = { jobRoleIds: [roleId("barista")], locationIds: [company.harbor] };
  const employee = (name: string, payrollId: string) => ({ name, payrollId, ...where });
  await company.owner.api.employees.saveRows.mutate({
    ...anAttempt(),
    groupId: randomUUID(),
    title: "A test",
    rows: [
      { ...row, key: "1", title: "Ana", employee: employee("=Ana", "007") },
      {
        ...row,
        key: "2",
        title: "Bo",
        employee: employee("Bo", "0012"),
        profile: { phone: "+12125550100" },
      },
    ],
  });
  return company;
}

const peopleOf = async ({ read }: TestCompany) =>
  (await (await read()).employees.list([])).toSorted((a, b) => a.name.localeCompare(b.name));

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

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

  test("all of the filter are changed at once, person by person, and back", async () => {
    const company = await twoPeople();
    const page = await directoryOf(company.owner.login, device, "?role=barista");
    await page.getByRole("checkbox", { name: "Select Bo" }).check();
    await button(page, "Select all 2").click();
    await button(page, "Change").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What changes").selectOption("addJobRole");
    await dialog.getByLabel("Job role").selectOption("Host");
    await dialog.getByText("This changes 2 of 2 people.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change", exact: true }).click();
    const changed = await doneNotice(page, "Change people: 2 done.");
    const roles = async () => (await peopleOf(company)).map(({ jobRoleIds }) => jobRoleIds.join());
    expect(await roles()).toEqual(["barista,host", "barista,host"]);
    await undoFrom(page, changed);
    await page.getByText("Undo: 2 done.").waitFor();
    expect(await roles()).toEqual(["barista", "barista"]);

    await page.getByRole("checkbox", { name: "Select Bo" }).check();
    await button(page, "Select all 2").click();
    await button(page, "End employment").click();
    await dialog.getByText("Together, 2 people").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Reason").selectOption("retired");
    await dialog.getByRole("button", { name: "End 2" }).click();
    const ended = await doneNotice(page, "End employments: 2 done.");
    const lastDays = async () => (await peopleOf(company)).map((one) => one.terminatedOn);
    expect(await lastDays()).not.toContain(null);
    await undoFrom(page, ended);
    await expect.poll(lastDays).toEqual([null, null]);
  });

  test("an employee becomes exempt from overtime: the open weeks first, then the person's record", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    for (let day = 0; day < 3; day += 1) {
      await anEntry(company, ana, { day: addDays(monday, day), range: "06:00-21:00" });
    }
    const page = await directoryOf(company.owner.login, device, `?employee=${ana}&tab=pay`);
    const overtime = page.getByRole("region", { name: "Overtime" });
    await overtime.getByText("Overtime is paid by the company's rules.").waitFor();
    await button(page, "Change overtime policy").click();
    const dialog = page.getByRole("dialog", { name: "Overtime policy of Ana Diaz" });
    await dialog.getByLabel("Paid overtime").selectOption("exempt");
    // Inside of the week before: it begins with the workweek of that Monday.
    await dialog.getByLabel("From").fill(addDays(monday, -2));
    await expectAccessible(page);
    await button(page, "Show what changes").click();
    // 45 h at 18.50, five of them at one and a half times it before.
    await dialog.getByText("1 open week recalculated: −$46.25.").waitFor();
    await dialog.getByRole("cell", { name: "$832.50" }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change", exact: true }).click();
    await overtime
      .getByText("Exempt from overtime: every hour is paid at the plain rate.")
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByText(/Exempt from overtime from/u).waitFor();

    const panel = page.getByRole("dialog", { name: "Ana Diaz", exact: true });
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("checkbox", { name: "Select Ana Diaz" }).check();
    await button(page, "Change").click();
    const bulk = page.getByRole("dialog");
    await bulk.getByLabel("What changes").selectOption("overtimePolicy");
    await bulk.getByLabel("Paid overtime").selectOption("company");
    await bulk.getByLabel("From").fill(monday);
    await button(page, "Show what changes").click();
    await bulk
      .getByText("This changes 1 of 1 person. 1 open week recalculated: +$46.25.")
      .waitFor();
    await expectAccessible(page);
    await bulk.getByRole("button", { name: "Change", exact: true }).click();
    const changed = await doneNotice(page, "Overtime policy: 1 done.");
    const policies = async () =>
      (await (await company.read()).employeePay.get(ana)).policies.map(({ policy }) => policy);
    expect(await policies()).toEqual([]);
    await undoFrom(page, changed);
    await page.getByText("Undo: 1 done.").waitFor();
    expect(await policies()).toEqual(["exempt"]);
  });

  test("filters stand in the address and say what they count; a saved view brings them back", async () => {
    const company = await twoPeople();
    const page = await directoryOf(company.owner.login, device, "?q=bo&missing=login");
    await page.getByText("1 of 2 people matches the filter").waitFor();
    const places = await watchPlace(page, "[role=dialog] form [type=submit]");
    await button(page, "View").click();
    await page.getByLabel("Save this view as").fill("Bo alone");
    await button(page, "Save").click();
    await button(page, "Bo alone").waitFor();
    // The views arrive after the form, and once moved it from under a click.
    expect(await places()).toHaveLength(1);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Search by name or payroll ID").fill("nobody");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await button(page, "Clear filters").click();
    await page.getByText("2 people", { exact: true }).waitFor();
    await button(page, "View").click();
    await button(page, "Bo alone").click();
    await page.getByText("1 of 2 people matches the filter").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("bo");
  });
});

test("the schedule plans no overtime for employees who are exempt from it", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const days = [0, 1, 2, 3].map((day) => addDays(monday, day));
  for (const day of days) await aShift(company, { employeeId: ana, day, range: "08:00-20:00" });
  const { page } = await visit(desk);
  const path = `/schedules?week=${monday}`;
  await arriveAs(page, company.owner.login, { path, heading: "Schedules" });
  const overtime = page.getByText(/^\d+:\d\d overtime$/u);
  await overtime.waitFor();
  const exempt = { policy: "exempt" as const, day: monday, expectedVersion: 1 };
  const change = { ...anAttempt(), employeeId: ana, ...exempt };
  await company.owner.api.employees.setOvertimePolicy.mutate(change);
  await overtime.waitFor({ state: "hidden" });
  await page.getByText("Ana Diaz").first().waitFor();
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

test("an employee sees what colleagues may know, and no payroll ID reaches the browser", async () => {
  const company = await twoPeople();
  const kim = await aMember(company, { name: "Kim" });
  const gone = await anEmployee(company, { name: "Gus" });
  const edit = { ...anAttempt(), employeeId: gone, expectedVersion: 1, cause: resigned };
  await company.owner.api.employees.setEmploymentEnd.mutate({ ...edit, lastDay: "2026-01-31" });
  const page = await directoryOf(kim.login, desk, "?status=terminated");
  await page.getByText("3 people", { exact: true }).waitFor();
  expect(await page.getByRole("columnheader").allInnerTexts()).toEqual([
    "Name",
    "Job roles",
    "Locations",
  ]);
  expect(await page.getByRole("combobox", { name: "Status" }).count()).toBe(0);
  expect(await page.getByText("Gus").count()).toBe(0);
  await page.getByRole("button", { name: "Bo", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Bo" });
  await panel.getByText("Harbor").waitFor();
  expect(await panel.getByRole("tab").count()).toBe(0);
  expect(await panel.getByText("Active").count()).toBe(0);
  expect(await page.content()).not.toContain("0012");
});
