import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { anEntry } from "../support/an-entry.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import { readCsv, sumOf } from "../support/read-csv.ts";

const reports = `/reports?from=${monday}`;

/**
 * Ana worked 8 h 4 min for 18.00 an hour, planned from 9 to 17, and Bo eight hours, in a period
 * that can be closed.
 */
async function aWorkedCompany(): Promise<TestCompany> {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: 180_000 });
  const bo = await anEmployee(company, { name: "Bo Park", rateTenThousandths: 180_000 });
  await anEntry(company, ana, { range: "09:00-17:04" });
  await anEntry(company, bo, { range: "09:00-17:00" });
  await aShift(company, { employeeId: ana });
  const week = { locationId: company.harbor, weekStart: monday };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  return company;
}

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])(
  "rounding is tried on the closed period, holds from next week, and leaves what is closed to the cent at $width px",
  async ({ device }) => {
    const company = await aWorkedCompany();
    const { page } = await visit(device);
    await arriveAs(page, company.owner.login, { path: reports, heading: "Reports" });
    await closeAndExport(page);
    const before = await page.getByRole("status", { name: "Pay" }).innerText();
    expect(before).toBe("$289.20");

    await page.goto(`${appOrigin}/settings?tab=company&section=rounding`);
    await page.getByLabel("Clocking out", { exact: true }).selectOption("nearest");
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "When should this start?" });
    await dialog.getByText(/would have changed 1 of 2 people: \$1\.20 less pay/u).waitFor();
    await dialog.getByText(/The first workweek with the new rules begins on Monday/u).waitFor();
    const row = dialog.getByRole("row", { name: /Ana Diaz/u });
    expect(await row.innerText()).toContain("$145.20 → $144.00");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Scheduled", { exact: true }).waitFor();
    await page.getByText(/^Scheduled from /u).waitFor();
    await page.getByText("Clock out: to the nearest 15 min").first().waitFor();

    await page.goto(`${appOrigin}${reports}`);
    await page.getByText("Exported", { exact: true }).first().waitFor();
    expect(await page.getByRole("status", { name: "Pay" }).innerText()).toBe(before);
    await expectFits(page);
    await expectAccessible(page);

    await page.goto(`${appOrigin}/settings?tab=company&section=limits`);
    await page.getByLabel("Maximum hours per day", { exact: true }).fill("7");
    await page.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("1 published shift would have been warned about: Ana Diaz.").waitFor();
    await dialog.getByText("Published shifts stay.").waitFor();
    await expectFits(page);
    await expectAccessible(page);

    await page.goto(`${appOrigin}/settings?tab=company&section=changes`);
    await page.getByRole("button", { name: "Remove scheduled change" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Cancelled", { exact: true }).waitFor();
  },
);

test("every page of the company's settings is accessible and says nothing in the console", async () => {
  const company = await aCompany();
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login);
  await page.goto(`${appOrigin}/settings?tab=company`);
  const choice = page.getByLabel("Company settings");
  await choice.waitFor();
  for (const id of await choice.locator("option").evaluateAll(valuesOf)) {
    await choice.selectOption(id);
    await page.waitForURL((url) => id === "general" || url.searchParams.get("section") === id);
    await page.getByRole("button").last().waitFor();
    await expectFits(page);
    await expectAccessible(page);
  }
});

test("a job role gets another name for everyone, is archived, and is brought back", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const { page } = await visit(phone);
  const path = "/settings?tab=company&section=job-roles";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  await page.getByLabel("Job role", { exact: true }).first().fill("Coffee maker");
  await page.getByRole("button", { name: "Archive Cook" }).click();
  // Ana has the first role, so it cannot be removed; a role that no one has can be.
  await page.getByRole("button", { name: "Remove Cook" }).waitFor();
  expect(await page.getByRole("button", { name: "Remove Coffee maker" }).count()).toBe(0);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("heading", { name: "Archived" }).waitFor();
  await expectFits(page);
  await expectAccessible(page);

  await page.goto(`${appOrigin}/employees?employee=${ana}`);
  await page.getByRole("dialog").getByText("Coffee maker").first().waitFor();

  await page.goto(`${appOrigin}${path}`);
  await page.getByRole("button", { name: "Restore Cook" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  const { jobRoles } = await (await company.read()).company();
  expect(jobRoles.map(({ name }) => name)).toEqual(["Coffee maker", "Cook", "Host", "Lead"]);
  expect(jobRoles.some(({ isArchived }) => isArchived)).toBe(false);
});

/** Closes the period with unapproved entries, and downloads the payroll file. */
async function closeAndExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close period" }).click();
  const question = page.getByRole("dialog", { name: /^Close/u });
  await question.getByRole("checkbox", { name: /2 unapproved entries/u }).check();
  await question.getByRole("button", { name: "Close period" }).click();
  await question.waitFor({ state: "hidden" });
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to payroll" }).click();
  const lines = readCsv(await readFile(await (await file).path(), "utf8"));
  expect(lines.map((line) => line["Code"])).toEqual(["REG", "REG", ""]);
  expect(sumOf(lines.slice(0, -1), "Amount")).toBeCloseTo(289.2, 6);
  await page.getByText("Export 1", { exact: true }).waitFor();
}

/** Nothing extends past the right edge of the screen. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

function valuesOf(options: (SVGElement | HTMLElement)[]): string[] {
  return options.map((option) => option.getAttribute("value") ?? "");
}

test("the colour of a job role is seen on its shifts", async () => {
  const company = await aCompany();
  await aShift(company, { jobRoleId: roleId("barista") });
  const { page } = await visit(desk);
  const path = "/settings?tab=company&section=job-roles";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  await page.getByLabel("Colour of Barista").fill("#ad1457");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();

  await page.goto(`${appOrigin}/schedules?week=${monday}`);
  const shift = page.getByRole("button", { name: /Barista/u });
  expect(await shift.evaluate((card) => getComputedStyle(card).borderLeftColor)).toBe(
    "rgb(173, 20, 87)",
  );
  await expectAccessible(page);
});
