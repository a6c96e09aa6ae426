import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { doneNotice, undoFrom } from "../support/undo-notice.ts";
import { desk, phone, visit } from "../support/visit.ts";
import { button, directoryOf } from "../support/employees-page.ts";

describe.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("at $width px", ({ device }) => {
  test("an employee becomes exempt from overtime: the open weeks first, then the person's record", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    for (let day = 0; day < 3; day += 1) {
      await anEntry(company, ana, { day: addDays(monday, day), range: "06:00-21:00" });
    }
    const page = await directoryOf(company.owner.login, device, `?employee=${ana}&tab=pay`);
    const overtime = page.getByRole("region", { name: "Overtime" });
    await overtime.getByText("Overtime is paid by the company's rules.").waitFor();
    await button(page, "Change overtime policy").click();
    const dialog = page.getByRole("dialog", { name: "Overtime policy of Ana Diaz" });
    await dialog.getByLabel("Paid overtime").selectOption("exempt");
    // Inside of the week before: it begins with the workweek of that Monday.
    await dialog.getByLabel("From").fill(addDays(monday, -2));
    await expectAccessible(page);
    await button(page, "Show what changes").click();
    // 45 h at 18.50, five of them at one and a half times it before.
    await dialog.getByText("1 open week recalculated: −$46.25.").waitFor();
    await dialog.getByRole("cell", { name: "$832.50" }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change", exact: true }).click();
    await overtime
      .getByText("Exempt from overtime: every hour is paid at the plain rate.")
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByText(/Exempt from overtime from/u).waitFor();

    const panel = page.getByRole("dialog", { name: "Ana Diaz", exact: true });
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("checkbox", { name: "Select Ana Diaz" }).check();
    await button(page, "Change").click();
    const bulk = page.getByRole("dialog");
    await bulk.getByLabel("What changes").selectOption("overtimePolicy");
    await bulk.getByLabel("Paid overtime").selectOption("company");
    await bulk.getByLabel("From").fill(monday);
    await button(page, "Show what changes").click();
    await bulk
      .getByText("This changes 1 of 1 person. 1 open week recalculated: +$46.25.")
      .waitFor();
    await expectAccessible(page);
    await bulk.getByRole("button", { name: "Change", exact: true }).click();
    const changed = await doneNotice(page, "Overtime policy: 1 done.");
    const policies = async () =>
      (await (await company.read()).employeePay.get(ana)).policies.map(({ policy }) => policy);
    expect(await policies()).toEqual([]);
    await undoFrom(page, changed);
    await page.getByText("Undo: 1 done.").waitFor();
    expect(await policies()).toEqual(["exempt"]);
  });
});

test("the schedule plans no overtime for employees who are exempt from it", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const days = [0, 1, 2, 3].map((day) => addDays(monday, day));
  for (const day of days) {
    await aShift(company, { employeeId: ana, day, range: "08:00-20:00" }, ["overtime"]);
  }
  const { page } = await visit(desk);
  const path = `/schedules?week=${monday}`;
  await arriveAs(page, company.owner.login, { path, heading: "Schedules" });
  const overtime = page.getByText(/^\d+:\d\d overtime$/u);
  await overtime.waitFor();
  const exempt = { policy: "exempt" as const, day: monday, expectedVersion: 1 };
  const change = { ...anAttempt(), employeeId: ana, ...exempt };
  await company.owner.api.employees.setOvertimePolicy.mutate(change);
  await overtime.waitFor({ state: "hidden" });
  await page.getByText("Ana Diaz").first().waitFor();
});
