import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { signInAs, signOutOf } from "../support/sign-in.ts";
import { appOrigin, desk, expectSilence, phone, visit } from "../support/visit.ts";

test.each([
  { device: desk, path: "/schedules", heading: "Schedules" },
  { device: desk, path: "/employees", heading: "Employees" },
  { device: phone, path: "/time-entries", heading: "Time Entries" },
])("signing in and out at $path says nothing in the console", async ({ device, path, heading }) => {
  const company = await aCompany();
  const { login } = await aMember(company, { role: "manager" });
  const visitor = await visit(device);
  const { page } = visitor;
  for (let time = 1; time <= 2; time += 1) {
    await signInAs(page, login, { path, heading });
    await page.goto(`${appOrigin}/`);
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.goto(`${appOrigin}${path}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await signOutOf(page);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    // Messages of live reads and calls about the sign-out come a moment later.
    await page.waitForLoadState("networkidle");
  }
  expect(new URL(page.url()).pathname).toBe("/login");
  expectSilence(visitor);
});

test("an employee's screens ask for nothing that the rules refuse", async () => {
  const company = await aCompany();
  const { login, employeeId } = await aMember(company);
  const visitor = await visit(phone);
  const { page } = visitor;
  await arriveAs(page, login);
  for (const path of ["/", "/schedules", "/calendar"]) {
    await page.goto(`${appOrigin}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(
      () => document.querySelector('output[aria-label^="Loading"]') === null,
    );
    expect(await page.getByText("You may not see this").count()).toBe(0);
  }
  await page.goto(`${appOrigin}/employees?employee=${employeeId}&tab=pay`);
  await page.getByRole("tabpanel", { name: "Pay" }).getByText("$18.50 an hour").waitFor();
  expectSilence(visitor);
});
