import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, phone, visit } from "../support/visit.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const schedules = { path: `/schedules?week=${weekStart}`, heading: "Schedules" };

test("the schedule prints as a whole week from a phone in dark mode, without bars or blank pages", async () => {
  const company = await aCompany();
  await aFullWeek(company, 14);
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login, schedules);
  await page.getByRole("button", { name: /^Mon \d/u }).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectWholeWeek(page, 14);
  await page.getByText(/Draft\. Printed /u).waitFor();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: /^Mon \d/u }).waitFor();
});

test("20 people and their notes print on one page of A4 or Letter, 40 on two with the head on each", async () => {
  const company = await aCompany();
  await aFullWeek(company, 20);
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, schedules);
  await page.getByRole("row", { name: /^Person 20/u }).waitFor();
  await expectPrinted(page, 20);
  expect(await pagesOf(page, "A4")).toBe(1);
  expect(await pagesOf(page, "Letter")).toBe(1);
  await aFullWeek(company, 40, 21);
  await expectPrinted(page, 40);
  expect(await pagesOf(page, "A4")).toBe(2);
  expect(await pagesOf(page, "Letter")).toBe(2);
  await expectPrinted(page, 40);
  const head = page.locator("thead").filter({ visible: true });
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe(
    "table-header-group",
  );
  const row = page.getByRole("row", { name: /^Person 01/u });
  expect(await row.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
});

test("an employee prints the published week with the names of all who work in it", async () => {
  const company = await aCompany();
  await aFullWeek(company, 3);
  const ana = await aMember(company);
  const week = { locationId: company.harbor, weekStart };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  const { page } = await visit(phone);
  await arriveAs(page, ana.login, schedules);
  await page.getByText("3 other shifts").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await expectWholeWeek(page, 3);
  await page.getByText(/Published\. Printed /u).waitFor();
});

/** All employees work on the first three days. */
async function aFullWeek(company: TestCompany, count: number, from = 1): Promise<void> {
  const { owner, harbor } = company;
  const people = names(count)
    .slice(from - 1)
    .map((name) => ({
      name,
      email: null,
      jobRole: "Barista",
      rateTenThousandths: null,
    }));
  const hired = { people, locationIds: [harbor], ratesFrom: "2026-01-01" };
  const { employeeIds } = await owner.api.employees.add.mutate({ ...anAttempt(), ...hired });
  const shifts = employeeIds.flatMap((employeeId) =>
    [0, 1, 2].map((days) =>
      aShiftPlan(company, {
        employeeId,
        jobRoleId: roleId("barista"),
        day: addDays(weekStart, days),
      }),
    ),
  );
  const added = { ...anAttempt(), locationId: harbor, shifts };
  const { skipped } = await owner.api.schedules.addShifts.mutate(added);
  expect(skipped).toEqual([]);
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Person ${String(at + 1).padStart(2, "0")}`);
}

/** A page that was printed shows the screen again, so that the medium changes each time. */
async function expectPrinted(page: Page, count: number): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await page.emulateMedia({ media: "print" });
  await expectWholeWeek(page, count);
}

/** Waits until the live read has brought the week. */
async function expectWholeWeek(page: Page, count: number): Promise<void> {
  const table = page.getByRole("table").filter({ visible: true });
  await table.waitFor();
  const works = ["9a–5p Barista", "9a–5p Barista", "9a–5p Barista", "", "", "", ""];
  const expected = names(count).map((name) => [name, ...works]);
  const printed = async () => {
    const [head = [], ...rows] = await table.evaluate(cellsOf);
    expect(head).toHaveLength(8);
    return rows.filter(([name]) => name?.startsWith("Person"));
  };
  await expect.poll(printed).toEqual(expected);
  await page.getByRole("heading", { name: "Harbor Coffee: Harbor" }).waitFor();
  const isWhite = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(isWhite).toBe("rgb(255, 255, 255)");
  for (const selector of ["header", "nav", "main", "button"]) {
    expect(await page.locator(selector).filter({ visible: true }).count()).toBe(0);
  }
}

/** Runs in the page. */
function cellsOf(table: HTMLElement | SVGElement): string[][] {
  const rows = [...table.querySelectorAll("tr")];
  return rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
}

/** The number of pages that the browser prints, counted in the bytes of its PDF. */
async function pagesOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format, landscape: true, printBackground: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
}
