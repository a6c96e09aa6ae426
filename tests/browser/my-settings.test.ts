import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { readCalendar } from "@crewline/domain/projections/files/read-calendar.test-support";
import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { tellHeld } from "../support/a-publication.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { anything, appOrigin, desk, expectSilence, phone, visit } from "../support/visit.ts";
import { todayInNewYork } from "../support/today.ts";

const today = todayInNewYork();
const weekStart = weekStartOf(addDays(today, 7), "monday");

let company: TestCompany;
let ana: Awaited<ReturnType<typeof aMember>>;

beforeAll(async () => {
  company = await aCompany();
  ana = await aMember(company, { name: "Ana Diaz" });
  await anEntry(company, ana.employeeId);
}, 120_000);

const open = (page: Page, section: string) => page.goto(`${appOrigin}/settings?section=${section}`);

async function publishShiftOf(day: string): Promise<void> {
  await aShift(company, { employeeId: ana.employeeId, day, range: "13:00-21:30" });
  const week = { locationId: company.harbor, weekStart };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  await tellHeld(company);
}

async function storedPreferences() {
  return (await users(await readingUnit()).get(ana.login.uid)).preferences;
}

async function mailAboutShifts(): Promise<number> {
  const all = await mail(await readingUnit()).list([["to", "==", ana.login.email]]);
  return all.filter(({ content }) => content.kind === "weekPublished").length;
}

test("formats, mail and the calendar are the person's own", async () => {
  // At the end another device signs this one out, which the console says as well.
  const visitor = await visit(desk, { mayComplain: anything });
  const { page } = visitor;
  await arriveAs(page, ana.login, { path: "/settings?section=look", heading: "Settings" });
  await page.getByText(/9:00 AM – 5:30 PM/u).waitFor();
  await page.getByLabel("Clock", { exact: true }).selectOption({ label: "24 hours, 14:30" });
  await page.getByLabel("Dates", { exact: true }).selectOption({ label: "Year first, 2026-11-20" });
  await page.getByLabel("Numbers", { exact: true }).selectOption({ label: "1.234,56" });
  await page.getByLabel("Compact rows").click();
  await page.getByText(/09:00–17:30 · \d{4}-\d\d-\d\d · \$1\.234,56/u).waitFor();
  await expectAccessible(page);
  await expect.poll(storedPreferences).toMatchObject({
    clock: "24",
    dateOrder: "yearFirst",
    numberStyle: "comma",
    density: "normal",
  });

  await open(page, "notifications");
  await page.getByLabel("A week is published").click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("checkbox", { name: "A week is published", checked: false }).waitFor();
  await expectAccessible(page);
  await publishShiftOf(addDays(weekStart, 2));
  expect(await mailAboutShifts()).toBe(0);

  await page.goto(`${appOrigin}/time-entries?week=${monday}`);
  await page.getByText("09:00–17:00").first().waitFor();
  await page.locator(".normal[aria-label]").waitFor();
  await page.goto(`${appOrigin}/schedules?week=${weekStart}`);
  await page.getByText("13:00–21:30").first().waitFor();

  await open(page, "calendar");
  await page.getByRole("button", { name: "Create address" }).click();
  const url = await page.getByLabel("Calendar address").inputValue();
  await expectAccessible(page);
  const { entries } = readCalendar(await (await fetch(url)).text());
  expect(entries).toMatchObject([{ STATUS: "CONFIRMED", LOCATION: "Harbor" }]);
  expectSilence(visitor);

  const other = await visit(phone);
  await arriveAs(other.page, ana.login, { path: "/settings?section=devices", heading: "Settings" });
  const devices = other.page.getByRole("list", { name: "Signed-in devices" });
  await devices.getByText("This device").waitFor();
  expect(await devices.getByRole("listitem").count()).toBe(2);
  await expectAccessible(other.page);
  const overflow = await other.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await other.page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await other.page.getByRole("button", { name: "Sign out", exact: true }).click();
  await other.page.getByText("You are signed out everywhere else.").waitFor();
  await page.getByLabel("Password", { exact: true }).waitFor();
  await devices.getByRole("listitem").first().waitFor();
  await open(other.page, "look");
  await other.page.getByRole("combobox", { name: "Clock" }).waitFor();
  await other.page.getByText(/09:00–17:30/u).waitFor();
});

test("formats follow the company's country until the user chooses others", async () => {
  const { owner } = await aCompany({ country: "DE", formats: formatsOfCountry("DE") });
  const { page } = await visit(phone);
  await arriveAs(page, owner.login, { path: "/settings?section=look", heading: "Settings" });
  await page.getByText(/09:00–17:30 · \d+ \w+ \d{4} · \$1\.234,56/u).waitFor();
  const clock = page.getByLabel("Clock", { exact: true });
  await clock.selectOption({ label: "12 hours, 2:30 PM" });
  await page.getByText(/9:00 am – 5:30 pm/iu).waitFor();

  await page.goto(`${appOrigin}/settings?tab=company&section=general`);
  await page.getByLabel("Country").selectOption({ label: "Switzerland" });
  await page.getByText("Usual in Switzerland: CHF, 14:30, 20 Nov 2026, 1,234.56.").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use these" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.goto(`${appOrigin}/settings?tab=company&section=overtime`);
  await page.getByLabel("Overtime rules").selectOption({ label: "No overtime pay" });
  await page.getByText("We have no overtime rules for Switzerland.").waitFor();
  await expectAccessible(page);

  await open(page, "look");
  await page.getByText(/9:00 am – 5:30 pm · \d+ \w+ \d{4} · CHF.1,234\.56/iu).waitFor();
  await clock.selectOption({ label: "As in the company, 14:30" });
  await page.getByText(/09:00–17:30/u).waitFor();
});

test("a format chosen just before the page is left is saved by the next one", async () => {
  const { login } = await aMember(company, { name: "Cy" });
  const { page } = await visit(phone);
  await arriveAs(page, login, { path: "/settings?section=look", heading: "Settings" });
  await page.route(/user\.savePreferences/u, () => undefined);
  await page.getByLabel("Clock", { exact: true }).selectOption({ label: "24 hours, 14:30" });
  await page.getByText(/09:00–17:30/u).waitFor();
  await page.unroute(/user\.savePreferences/u);
  await open(page, "look");
  await page.getByText(/09:00–17:30/u).waitFor();
  const stored = async () => (await users(await readingUnit()).get(login.uid)).preferences.clock;
  await expect.poll(stored).toBe("24");
});
