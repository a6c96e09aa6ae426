import { expect, test } from "vitest";
import { aCompany, aMember } from "../support/a-company.ts";
import { arriveAs } from "../support/arrive.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, phone, visit } from "../support/visit.ts";

test("? explains the schedule and its keys at a desk, and Esc returns to it", async () => {
  const company = await aCompany();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, { path: "/schedules", heading: "Schedules" });
  await page.getByRole("button", { name: "Copy last week" }).waitFor();
  await page.keyboard.press("?");
  const panel = page.getByRole("dialog", { name: "Help with this screen" });
  await panel.getByText("Employees see your changes when you publish the week.").waitFor();
  await panel.getByRole("row", { name: "n A new shift with all fields" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("help on a screen that is closed to the reader describes no act of admins", async () => {
  const company = await aCompany();
  const { login } = await aMember(company);
  const { page } = await visit(desk);
  const heading = "You have no access to Locations";
  await arriveAs(page, login, { path: "/locations", heading });
  await page.keyboard.press("?");
  const panel = page.getByRole("dialog", { name: "Help with this screen" });
  await panel.getByText("Your role does not include this screen.").waitFor();
  expect(await panel.getByText("Choose Add location").count()).toBe(0);
  await expectAccessible(page);
});

test("an employee's phone explains Home by a button, without keys", async () => {
  const company = await aCompany();
  const { login } = await aMember(company);
  const { page } = await visit(phone);
  await arriveAs(page, login);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Help with this screen" });
  await panel.getByText("Choose Clock in when you start work", { exact: false }).waitFor();
  expect(await panel.getByRole("table").count()).toBe(0);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Close" }).click();
  await panel.waitFor({ state: "hidden" });
});
