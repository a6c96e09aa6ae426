import { expect, test } from "vitest";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { giveSubscription } from "../support/a-subscription.ts";
import { desk, phone, visit } from "../support/visit.ts";

const place = { path: "/subscription", heading: "Subscription" };

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("an admin sees the plan and who counts, and saves the tax ID, at $width px", async (size) => {
  const company = await aCompany();
  await anEmployee(company);
  const { page } = await visit(size.device);
  await arriveAs(page, company.owner.login, place);
  await page.getByText("nothing is charged or limited").waitFor();
  await page.getByText("Billing is not configured here.").waitFor();
  expect(await page.getByRole("button", { name: "Choose plan" }).count()).toBe(0);
  await page.getByText("Works here").first().waitFor();

  const taxId = page.getByLabel("Tax ID", { exact: true });
  const type = page.getByLabel("Type of tax ID");
  expect(await type.inputValue()).toBe("us_ein");
  await taxId.fill("DE123456789");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter a tax ID in the form of the example").waitFor();
  await expectAccessible(page);
  await type.selectOption({ label: "European Union: VAT number" });
  await page.getByText("For example DE123456789.").waitFor();
  await taxId.fill("de 123456789");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await expect.poll(() => taxId.inputValue()).toBe("DE123456789");
});

test("an employee reads the page only, and is told once an unpaid company is read-only", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: null };
  const now = new Date().toISOString();
  await giveSubscription(company, { status: "pastDue", plan: "basic", since: now, stripe });
  const { page } = await visit(phone);
  await arriveAs(page, ana.login, place);
  await page.getByText("Payment overdue").waitFor();
  expect(await page.getByLabel("Tax ID", { exact: true }).count()).toBe(0);
  expect(await page.getByText("A payment is overdue, so this company").count()).toBe(0);
  await giveSubscription(company, { since: "2026-01-01T00:00:00.000Z" });
  await page.getByText("A payment is overdue, so this company is read-only.").waitFor();
  await expectAccessible(page);
});
