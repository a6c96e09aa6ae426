import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, phone, visit } from "../support/visit.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const [, tuesday = "", wednesday = ""] = [0, 1, 2].map((days) => addDays(weekStart, days));
const schedules = { path: `/schedules?week=${weekStart}`, heading: "Schedules" };

test("shifts at another location are in the person's row and hours, greyed and not editable", async () => {
  const company = await aCompany();
  const { owner, harbor, market } = company;
  const max = await aMember(company, { name: "Max Manager", role: "manager", reach: [harbor] });
  const employeeId = await anEmployee(company, { locationIds: [harbor, market] });
  const atMarket = { employeeId, locationId: market };
  await aShift(company, { employeeId, day: weekStart });
  await aShift(company, { ...atMarket, day: tuesday, range: "09:00-16:30" });
  const week = { locationId: market, weekStart };
  await owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  await aShift(company, { ...atMarket, day: wednesday, range: "09:00-12:00" });

  const admin = await visit(desk);
  await arriveAs(admin.page, owner.login, schedules);
  const seenByAdmin = admin.page.getByRole("row", { name: /^Ana Diaz/u });
  await seenByAdmin.getByText("Market (draft)").waitFor();
  await seenByAdmin.getByText("18:30").waitFor();
  await seenByAdmin.getByText("8:00 here").waitFor();
  await expectAccessible(admin.page);

  const { page } = await visit(desk);
  await arriveAs(page, max.login, schedules);
  const row = page.getByRole("row", { name: /^Ana Diaz/u });
  await row.getByText("Market", { exact: true }).waitFor();
  await row.getByText("15:30").waitFor();
  await row.getByText("Without drafts at Market").waitFor();
  expect(await row.getByText("Market (draft)").count()).toBe(0);
  expect(await row.getByRole("button", { name: /Market/u }).count()).toBe(0);
  await page
    .getByRole("row", { name: /^Planned hours/u })
    .getByText("8:00")
    .first()
    .waitFor();

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: /^Tue/u }).click();
  const elsewhere = page.getByRole("list", { name: "At other locations" });
  await elsewhere.getByText("Ana Diaz").waitFor();
  await elsewhere.getByText("Market", { exact: true }).waitFor();
  await expectAccessible(page);
});
