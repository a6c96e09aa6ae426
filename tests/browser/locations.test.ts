import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, anEmployee, archiveLocation } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { agreeToUndo, doneNotice, undoFrom } from "../support/undo-notice.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";

const there = { latitude: 40.7, longitude: -74 };

let company: TestCompany;

beforeEach(async () => {
  company = await aCompany();
}, 60_000);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const read = async (id: LocationId) => (await company.read()).locationRecords.get(id);

async function save(page: Page): Promise<void> {
  await button(page, "Save").click();
  await page.getByText("Saved.").waitFor();
  await page.getByText("Saved.").waitFor({ state: "hidden" });
}

async function locationsOf(device: typeof desk): Promise<Page> {
  const { page } = await visit(device);
  const path = `/locations?location=${company.harbor}&tab=hours`;
  await arriveAs(page, company.owner.login, { path, heading: "Locations" });
  await dialog(page, "Harbor").waitFor();
  return page;
}

test("an owner describes a location, gives its settings to others and moves it", async () => {
  const ana = await anEmployee(company, { locationIds: [company.harbor] });
  await aShift(company, { day: "2126-03-04", employeeId: ana });
  const page = await locationsOf(desk);

  await button(page, "Add a special day").click();
  await page.getByLabel("What is it?").fill("Stocktaking");
  await expectAccessible(page);
  await save(page);
  await tab(page, "Holidays");
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("Year", { exact: true }).selectOption(String(year));
  await page.getByRole("checkbox", { name: `${year}: Thanksgiving Day` }).waitFor();
  await page.getByRole("button", { name: /^Add \d+ holidays$/u }).click();
  await page.getByText("In the calendar: Closed").first().waitFor();
  await expectAccessible(page);
  const { specialDays } = await read(company.harbor);
  expect(specialDays.length).toBeGreaterThan(5);

  await tab(page, "Staffing");
  await button(page, "Add minimum staffing").click();
  await expectAccessible(page);
  await tab(page, "Details");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await button(page, "Copy settings").click();
  await page.getByLabel("Holidays and special days").check();
  await page.getByLabel("To these locations").click();
  await page.getByRole("option", { name: "Market" }).click();
  await page.keyboard.press("Escape");
  await page.getByText("This changes 1 of 1 location.").waitFor();
  await expectAccessible(page);
  await button(page, "Copy").click();
  const copied = await doneNotice(page, "Copy settings of Harbor: 1 done.");
  expect((await read(company.market)).specialDays).toEqual(specialDays);
  await undoFrom(page, copied);
  await page.getByText("Undo: 1 done.").waitFor();
  expect((await read(company.market)).specialDays).toEqual([]);

  await button(page, "Edit details").click();
  await page.getByLabel("Time zone").fill("Dallas");
  await page.getByRole("option", { name: /^Chicago Central Time · UTC−[56] · \d/u }).click();
  await button(page, "Save").click();
  await page.getByText("One planned shift keeps day and times").waitFor();
  await page.getByText(/^Ana Diaz, .*9:00 AM – 5:00 PM$/u).waitFor();
  await page.getByText("1:00 later").waitFor();
  await expectAccessible(page);
  await button(page, "Change the time zone").click();
  await dialog(page, "Move Harbor to America/Chicago?").waitFor({ state: "hidden" });
  expect(await read(company.harbor)).toMatchObject({ timeZone: "America/Chicago" });
  await dialog(page, "Harbor").getByText("Central Time", { exact: true }).waitFor();

  await button(page, "Archive").click();
  await page.getByText("One shift is planned at Harbor").waitFor();
  await page.getByLabel("People without another location", { exact: true }).first().waitFor();
  await expectAccessible(page);
  await button(page, "Cancel").click();
  await button(page, "Duplicate").click();
  await page.getByLabel("Name of the new location").fill("Harbor East");
  await dialog(page, "Duplicate Harbor").getByRole("button", { name: "Duplicate" }).click();
  await dialog(page, "Harbor East").waitFor();
  await button(page, "Archive").click();
  await dialog(page, "Archive Harbor East?").getByRole("button", { name: "Archive" }).click();
  await page.getByText("Archive Harbor East: 1 done.").waitFor();
  await expectAccessible(page);
  await button(page, "Restore").waitFor();
});

test("selected locations take over settings and are archived together, and come back", async () => {
  const ana = await anEmployee(company, { locationIds: [company.harbor, company.market] });
  const pier = await aLocation(company.owner.api, "Pier");
  const bo = await anEmployee(company, { name: "Bo Park", locationIds: [pier] });
  await aShift(company, { day: "2126-03-04" });
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login, { path: "/locations", heading: "Locations" });
  await page.getByRole("checkbox", { name: "Select Market" }).check();
  await button(page, "Select all 3").click();
  await button(page, "Copy settings").click();
  await page.getByLabel("From this location").selectOption({ label: "Pier" });
  await page.getByText("This changes nothing: they have these settings already.").waitFor();
  await expectAccessible(page);
  await button(page, "Cancel").click();
  await button(page, "Archive").click();
  const asking = dialog(page, "Archive 3 locations?");
  await asking.getByText("One shift is planned at Harbor, on").waitFor();
  await asking.getByText("Bo Park").waitFor();
  // Ana works at Harbor, too, which stays.
  expect(await asking.getByText("Ana Diaz").count()).toBe(0);
  await expectAccessible(page);
  await button(page, "Archive 2").click();
  await page.getByText("Archive 3 locations: 2 done.").waitFor();
  const statuses = () =>
    Promise.all([company.harbor, company.market, pier].map(async (id) => (await read(id)).status));
  expect(await statuses()).toEqual(["active", "archived", "archived"]);
  await button(page, "Bulk changes").click();
  await page.getByRole("button", { name: /^Undo Archive 3 locations/u }).click();
  await agreeToUndo(page);
  await page.getByText("Undo: 2 done.").waitFor();
  await expectAccessible(page);
  expect(await statuses()).toEqual(["active", "active", "active"]);
  const { employees } = await company.read();
  expect((await employees.get(ana)).locationIds).toEqual([company.harbor, company.market]);

  await archiveLocation(company, pier, company.harbor);
  const { version: expectedVersion, locationIds } = await employees.get(bo);
  const employee = { name: "Bo Lee", jobRoleIds: [], payrollId: null, hiredOn: null, locationIds };
  const edit = { ...anAttempt(), expectedVersion, employeeId: bo, employee };
  await company.owner.api.employees.save.mutate(edit);
  await button(page, "Close").click();
  await button(page, "Bulk changes").click();
  await page.getByRole("button", { name: /^Undo A test/u }).click();
  await agreeToUndo(page);
  await page.getByText("Bo Lee has been changed since and was not moved back.").first().waitFor();
  await expectAccessible(page);
});

test("on a phone a file is edited and imported, and the device says where the location is", async () => {
  const page = await locationsOf(phone);
  const context = page.context();
  await context.grantPermissions(["geolocation"], { origin: appOrigin });
  await context.setGeolocation({ ...there, accuracy: 15 });
  await tab(page, "Clock-in");
  await button(page, "Use my position").click();
  await page.getByText("Your position is exact to 15 m. Save to keep it.").waitFor();
  await page.getByLabel("Off-site clock-ins").selectOption("block");
  await expectAccessible(page);
  await save(page);
  await context.setGeolocation({ latitude: 40.71, longitude: -74, accuracy: 15 });
  await button(page, "Test from here").click();
  await page.getByText(/^You count as away: 11\d\d m away/u).waitFor();
  await tab(page, "People");
  await page.getByRole("heading", { name: /^Employees/u }).waitFor();
  await expectAccessible(page);
  await button(page, "Close").click();

  await button(page, "Import CSV").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download the present data").click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  const edited = text.replace("Market,,,,", "Market,,,007,");
  const file = { name: "locations.csv", mimeType: "text/csv", buffer: Buffer.from(edited) };
  await page.locator("input[type=file]").setInputFiles(file);
  await button(page, "Next").click();
  await button(page, "Check").click();
  await page.getByText(/^1 to change, 0 to add/u).waitFor();
  await button(page, "Import 1 row").click();
  await page.getByText("Import locations: 1 done.").waitFor();
  expect(await read(company.market)).toMatchObject({ costCentre: "007" });
});

test("a punch is let through at the location, and refused far from it or without a position", async () => {
  const locationIds = [company.market];
  const { login } = await aMember(company, { name: "Bo Roy", locationIds });
  const { version: expectedVersion } = await read(company.market);
  const geofence = { mode: "block" as const, ...there, radiusMetres: 100 };
  await company.owner.api.locations.save.mutate({
    ...anAttempt(),
    locationId: company.market,
    expectedVersion,
    location: { geofence },
  });
  // The browser reports each refused call.
  const { page, context } = await visit(phone, { mayComplain: /403|timeEntries\.clockIn/u });
  await arriveAs(page, login);
  await page.getByText(/^Market checks where you clock in and out/u).waitFor();
  await button(page, "Clock in").click();
  await page.getByText("your device did not share its position").waitFor();
  await page.getByText(/^Allow this site to see your location/u).waitFor();
  await expectAccessible(page);

  await context.grantPermissions(["geolocation"], { origin: appOrigin });
  await context.setGeolocation({ ...there, latitude: 40.71, accuracy: 15 });
  await button(page, "Clock in").click();
  await page.getByText(/^Your device is 1,1\d\d m away from Market/u).waitFor();
  await context.setGeolocation({ ...there, latitude: 40.703, accuracy: 240 });
  await button(page, "Clock in").click();
  await page.getByText(/^Working since/u).waitFor();
  await context.setGeolocation({ ...there, latitude: 40.71, accuracy: 15 });
  await button(page, "Clock out").click();
  await page.getByText(/^Recorded about 1\.1 km from Market\. Your manager decides/u).waitFor();
  await button(page, "Clock in").waitFor();
  const [entry] = await (
    await company.read()
  ).timeEntries.list([["locationId", "==", company.market]]);
  expect(entry).toMatchObject({
    state: "closed",
    flags: ["shortEntry", "offSite", "positionRequest"],
  });
  expect(entry?.positions.clockIn).toMatchObject({ verdict: "inside", accuracyMetres: 240 });
});
