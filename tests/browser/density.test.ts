import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { aCompany, aMember } from "../support/a-company.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { arriveAs } from "../support/arrive.ts";
import { phone, visit } from "../support/visit.ts";

const smallDesk = { width: 1280, height: 800 };

test("a desk of 1280 by 800 shows 15 people of a week at once", async () => {
  const company = await withPeople(16);
  const { page } = await visit(smallDesk);
  await arriveAs(page, company.owner.login, { path: "/schedules", heading: "Schedules" });
  await page.getByText("Person 16").waitFor();
  const rows = page.locator("tr.row").filter({ hasText: "Person" });
  expect(await whole(page, rows, page.locator("tfoot"))).toBeGreaterThanOrEqual(15);
});

test("a phone of 390 by 844 shows 8 people of the directory at once", async () => {
  const company = await withPeople(10);
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  const rows = page.getByRole("listitem").filter({ hasText: "Person" });
  await rows.nth(9).waitFor();
  const tabs = page.getByRole("navigation", { name: "Most used" });
  expect(await whole(page, rows, tabs)).toBeGreaterThanOrEqual(8);
});

test("the punch button is in the upper half of a phone's Home", async () => {
  const company = await aCompany();
  const { login } = await aMember(company);
  const { page } = await visit(phone);
  await arriveAs(page, login);
  const box = await page.getByRole("button", { name: /^Clock in/u }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height / 2);
});

async function withPeople(count: number): Promise<TestCompany> {
  const company = await aCompany();
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    email: null,
    jobRole: "Barista",
    rateTenThousandths: 185_000,
  }));
  const { owner, harbor } = company;
  const where = { locationIds: [harbor], ratesFrom: "2026-01-01" };
  await owner.api.employees.add.mutate({ ...anAttempt(), people, ...where });
  return company;
}

/** How many of the rows stand wholly above what covers the lower edge of the window. */
async function whole(page: Page, rows: Locator, cover: Locator): Promise<number> {
  const top = (await cover.boundingBox())?.y ?? page.viewportSize()?.height ?? 0;
  const bottoms = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().bottom),
  );
  return bottoms.filter((bottom) => bottom <= top + 0.5).length;
}
