import type { Page } from "playwright-core";
import { test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, phone, visit } from "../support/visit.ts";

const day = addDays(todayInNewYork(), 9);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("time off is asked for on the phone, decided with its effect, and blocks the plan", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const { employeeId } = ana;
  await aShift(company, { employeeId, day });

  const { page: own } = await visit(phone);
  await arriveAs(own, ana.login);
  await button(own, "Ask for time off").click();
  const dialog = own.getByRole("dialog", { name: "Ask for time off" });
  await dialog.getByLabel("First day").fill(day);
  await dialog.getByLabel("Note").fill("A wedding");
  await expectAccessible(own);
  await button(own, "Ask for time off").last().click();
  await own.getByText(/^Asked for time off on .* Your manager decides\.$/u).waitFor();
  await own.goto(new URL("/calendar", own.url()).href);
  const mine = own.getByRole("list", { name: "Your upcoming time off" });
  await mine.getByText("Waiting", { exact: true }).waitFor();
  await expectAccessible(own);

  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, { path: "/alerts", heading: "Alerts" });
  const waiting = page.getByRole("list", { name: "Time off to decide" });
  await waiting.getByText("1 shift is planned then:").waitFor();
  await expectAccessible(page);
  await waiting.getByRole("button", { name: /^Approve the time off of Ana Diaz/u }).click();
  await page.getByText("No time-off requests to decide.").waitFor();
  await page.getByText(/^Ana Diaz has time off on /u).waitFor();
  await mine.getByText("Approved", { exact: true }).waitFor();

  await page.goto(new URL(`/schedules?location=${company.harbor}&week=${day}`, page.url()).href);
  const cell = page.getByRole("gridcell", { name: /^Ana Diaz, .*, no shift, Time off$/u });
  await cell.click();
  await page.getByRole("textbox", { name: /type a shift$/u }).fill("9-5");
  await page.keyboard.press("Enter");
  await page.getByText(/^Ana Diaz has time off on /u).waitFor();
});
