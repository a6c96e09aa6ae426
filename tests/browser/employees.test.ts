import { describe, expect, test } from "vitest";
import { aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { doneNotice, undoFrom } from "../support/undo-notice.ts";
import { desk, phone } from "../support/visit.ts";
import { resigned } from "../support/an-end-cause.ts";
import { watchPlace } from "../support/watch-place.ts";
import { button, directoryOf, peopleOf, twoPeople } from "../support/employees-page.ts";

describe.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("at $width px", ({ device }) => {
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
