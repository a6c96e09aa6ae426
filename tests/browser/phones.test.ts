import { expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { signInAs } from "../support/sign-in.ts";
import { phone, visit } from "../support/visit.ts";

test("a phone number is refused beside its field, and shown and dialled as a number", async () => {
  const company = await aCompany();
  await anEmployee(company, { name: "Ana Ito" });
  const { page } = await visit(phone);
  await signInAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  await page.getByText("Ana Ito").first().click();
  const field = page.getByRole("textbox", { name: "Phone", exact: true });
  await field.fill("hello");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/^Enter a phone number, for example \(201\) 555-0123\./).waitFor();
  await expectAccessible(page);
  await field.fill("615.555.0123");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await expect.poll(() => field.inputValue()).toBe("(615) 555-0123");
  const call = page.getByRole("link", { name: "Call Ana Ito" });
  expect(await call.getAttribute("href")).toBe("tel:+16155550123");
});
