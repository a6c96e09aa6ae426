import { expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { phone, visit } from "../support/visit.ts";

test("hours without a rate are in Reports, and the period names who keeps it from closing", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { rateTenThousandths: null });
  await anEntry(company, ana, { range: "09:00-19:00" });
  await anEntry(company, ana, { day: addDays(monday, 1), range: "09:00-19:00" });
  const { page } = await visit(phone);
  const path = `/reports?from=${monday}`;
  await arriveAs(page, company.owner.login, { path, heading: "Reports" });
  expect(await page.getByRole("status", { name: "Hours" }).innerText()).toBe("20:00");
  expect(await page.getByRole("status", { name: "Overtime" }).innerText()).toBe("–");
  const item = page.getByRole("region", { name: "Pay is missing for 1 employee" });
  await item.getByText("Ana Diaz has no hourly rate for Mar 2 – 3, 2026.").waitFor();
  await page.getByText("Pay missing", { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Close period" }).click();
  await page.getByText("Mar 2 – 15, 2026 can’t be closed yet.").waitFor();
  await item
    .getByRole("button", { name: "Add hourly rate: Ana Diaz" })
    .and(page.locator(":focus"))
    .waitFor();
  await item.getByRole("button", { name: "Add hourly rate: Ana Diaz" }).click();
  const dialog = page.getByRole("dialog", { name: "Add wage change" });
  await dialog.getByText("This day has passed").waitFor();
  await expectAccessible(page);
});
