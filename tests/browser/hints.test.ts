import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { screen } from "../support/counted-hands.ts";
import { eventually } from "../support/eventually.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

test("the hint of a screen that was read on the phone does not come back at the desk", async () => {
  const ana = await aMember(await aCompany());
  const hintsLeft = () =>
    inTransaction(async (unit) => (await users(unit).get(ana.login.uid)).preferences.hints);
  const schedules = { path: "/schedules", heading: "Schedules", isFirstVisit: true };
  const atPhone = await visit(phone);
  await arriveAs(atPhone.page, ana.login, schedules);
  const hintOf = (page: typeof atPhone.page, text: RegExp) =>
    page.getByRole("alert").filter({ hasText: text });
  const first = hintOf(atPhone.page, /Open one of your shifts to see its details/u);
  await first.waitFor();
  await expectAccessible(atPhone.page);
  await first.getByRole("button", { name: "Got it" }).click();
  await first.waitFor({ state: "hidden" });
  await eventually(hintsLeft, (hints) => !hints.includes("schedules"));

  const { page } = await visit(desk);
  await arriveAs(page, ana.login, { path: "/calendar", heading: "Calendar", isFirstVisit: true });
  const second = hintOf(page, /Choose Ask for time off and enter the days/u);
  await second.waitFor();
  await page.goto(`${appOrigin}/schedules`);
  await screen(page, "Schedules");
  await page.getByText("Nothing is published for this week").waitFor();
  expect(await hintOf(page, /Open one of your shifts/u).count()).toBe(0);
  await page.goto(`${appOrigin}/calendar`);
  await second.getByRole("button", { name: "Hide all hints" }).click();
  await second.waitFor({ state: "hidden" });
  await eventually(hintsLeft, ({ length }) => length === 0);
  await page.goto(`${appOrigin}/employees`);
  await screen(page, "Employees");
  await page.getByText("1 person").waitFor();
  await page.getByRole("button", { name: "Got it" }).waitFor({ state: "hidden" });
});
