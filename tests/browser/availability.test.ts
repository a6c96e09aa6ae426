import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

const today = todayInNewYork();
const weekStart = weekStartOf(addDays(today, 7), "monday");
const friday = addDays(weekStart, 4);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an employee enters when they cannot work, and the schedule warns about those times", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { role: "manager" });
  const { page } = await visit(phone, { mayComplain: /422 .*schedules\.addShift/u });
  await arriveAs(page, ana.login, { path: "/employees", heading: "Employees" });
  await button(page, "Ana Diaz").click();
  await page.getByRole("tab", { name: "Availability" }).click();
  await page.getByText("Available at any time").waitFor();
  await button(page, "Add availability").click();
  const dialog = page.getByRole("dialog", { name: "Add availability" });
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Choose a day of the week.").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Fri", exact: true }).click();
  await dialog.getByRole("checkbox", { name: "The whole day" }).uncheck();
  const times = dialog.getByLabel("Times");
  await times.fill("2-25");
  await times.blur();
  await dialog.getByText("“25” is not a time.", { exact: false }).waitFor();
  await times.fill("2-10p");
  await dialog.getByText("2:00 PM – 10:00 PM").waitFor();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const entries = page.getByRole("list", { name: "Entries" });
  await entries.getByText("Fridays, 2:00 PM – 10:00 PM").waitFor();
  await button(page, "Week after").click();
  await page.getByText("Not available 2:00 PM – 10:00 PM").waitFor();
  await expectAccessible(page);

  await page.setViewportSize(desk);
  await page.goto(`${appOrigin}/schedules?week=${weekStart}`);
  const cell = page.getByRole("gridcell", { name: /no shift, Not 2p–10p$/u });
  await cell.waitFor();
  await expectAccessible(page);
  await cell.click();
  const field = page.getByRole("textbox", { name: /type a shift$/u });
  await field.fill("12-20");
  await field.press("Enter");
  const sentence = "Ana Diaz is not available on Fridays 2:00 PM – 10:00 PM";
  const question = page.getByRole("dialog", { name: "Save with a reason" });
  await question.getByText("Not available on Fridays 2:00 PM – 10:00 PM.").waitFor();
  await expectAccessible(page);
  await question.getByLabel("Reason").fill("Class is canceled");
  await question.getByRole("button", { name: "Save anyway" }).click();
  await page.getByText("Not available on Fridays 2:00 PM – 10:00 PM", { exact: true }).waitFor();
  const savedShifts = async () => (await company.read()).shifts.list([["day", "==", friday]]);
  await expect.poll(savedShifts).toMatchObject([
    {
      employeeId: ana.employeeId,
      startsAtLocal: "12:00",
      overrides: [{ codes: ["notAvailable"], reason: "Class is canceled" }],
    },
  ]);
  await setMaximumHours(company, ana.employeeId, 6);
  await page.getByText("8:00 planned; the agreed maximum is 6:00 a week").waitFor();
  await closeHarbor(company, friday);
  await page.getByRole("columnheader", { name: /Closed: Stocktaking$/u }).waitFor();
  await page.getByText(/Harbor is closed on Fri, .+ \(Stocktaking\)/u).waitFor();
  await expectAccessible(page);
  await button(page, "Publish").click();
  await page.getByRole("dialog").getByText(`${sentence}.`).waitFor();
  await button(page, "Cancel").click();
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: /12p–8p/u })
    .click();
  const overridden = page.getByRole("region", { name: "Overridden rules" });
  await overridden.getByText(/Class is canceled$/u).waitFor();
  await expectAccessible(page);
});

async function setMaximumHours(company: TestCompany, employeeId: EmployeeId, hours: number) {
  const { employees } = await company.read();
  const { version, name, jobRoleIds, locationIds, payrollId, hiredOn } =
    await employees.get(employeeId);
  const employee = { name, jobRoleIds, locationIds, payrollId, hiredOn };
  await company.owner.api.employees.save.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: version,
    employee: { ...employee, maxSecondsPerWeek: hours * 3600 },
  });
}

async function closeHarbor({ owner, harbor, read }: TestCompany, day: string) {
  const { version } = await (await read()).locations.get(harbor);
  await owner.api.locations.save.mutate({
    ...anAttempt(),
    locationId: harbor,
    expectedVersion: version,
    location: { specialDays: [{ day, name: "Stocktaking", isHoliday: false, hours: [] }] },
  });
}
