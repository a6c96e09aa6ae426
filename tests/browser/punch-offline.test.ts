import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { installedApp } from "../support/installed-app.ts";
import { clockInAtHome } from "../support/punch-at-home.ts";
import { signInAs } from "../support/sign-in.ts";
import { expireToken } from "../support/stored-sign-in.ts";
import { appOrigin, phone, visit } from "../support/visit.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * The browser's own lines about requests that fail, its service worker's too; the page adds none.
 */
const mayComplain =
  /^(?:Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|An unknown error occurred when fetching the script\.) /u;

async function atWork(name: string) {
  const { login, employeeId } = await aMember(company, { name });
  const { page, context } = await visit(phone, { keepsApp: true, mayComplain });
  await arriveAs(page, login);
  await clockInAtHome(page);
  const entryOf = async () => {
    const { timeEntries } = await company.read();
    const [entry, ...others] = await timeEntries.list([["employeeId", "==", employeeId]]);
    expect(others).toEqual([]);
    return entry;
  };
  return { page, context, entryOf };
}

async function keepsApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const queued = (page: Page, what: string) =>
  page.getByText(
    new RegExp(`^${what} at \\d+:\\d\\d [AP]M\\. It will be sent when you're online`, "u"),
  );

/** Seconds between the last punch of an entry and the moment of the tap. */
function secondsFrom(tappedMs: number, at: string | null | undefined): number {
  return Math.abs(Date.parse(at ?? "") - tappedMs) / 1000;
}

test("punches offline go on at once, and are recorded at the times of their taps", async () => {
  const { page, context, entryOf } = await atWork("Ana Offline");
  await context.setOffline(true);
  await button(page, "Start break").click();
  await queued(page, "Started a break").waitFor();
  await button(page, "End break").click();
  await queued(page, "Ended a break").waitFor();
  const tappedMs = await page.evaluate(() => Date.now());
  await button(page, "Clock out").click();
  await queued(page, "Clocked out").waitFor();
  await button(page, "Clock in").waitFor();
  await expectAccessible(page);
  expect(await entryOf()).toMatchObject({ state: "clockedIn", payable: { breaks: [] } });

  await context.setOffline(false);
  await page.getByText(/^Recorded: clocked out at/u).waitFor();
  const entry = await entryOf();
  expect(entry).toMatchObject({ state: "closed", flags: ["offline", "shortEntry"] });
  expect(entry?.punches.map(({ kind, wasOffline }) => [kind, wasOffline])).toEqual([
    ["clockIn", false],
    ["startBreak", true],
    ["endBreak", true],
    ["clockOut", true],
  ]);
  expect(secondsFrom(tappedMs, entry?.punched?.endsAt)).toBeLessThan(20);
});

test("a clock-out in flight mode outlives the end of the browser, and is recorded once", async () => {
  const { login, employeeId } = await aMember(company, { name: "Bo Flight" });
  const app = installedApp(phone);
  const before = await app.open();
  await signInAs(before.page, login, { path: "/", heading: "Home" });
  await clockInAtHome(before.page);
  await keepsApp(before.page);
  await before.context.setOffline(true);
  const tappedMs = await before.page.evaluate(() => Date.now());
  await button(before.page, "Clock out").click();
  await queued(before.page, "Clocked out").waitFor();
  await before.context.close();

  const { page, context } = await app.open();
  await context.setOffline(true);
  await page.goto(`${appOrigin}/`);
  await queued(page, "Clocked out").waitFor();
  await button(page, "Clock in").waitFor();
  await page.evaluate(expireToken);
  await context.setOffline(false);
  await page.reload();
  await page.getByText(/^Recorded: clocked out at/u).waitFor();
  const { timeEntries } = await company.read();
  const [entry, ...others] = await timeEntries.list([["employeeId", "==", employeeId]]);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ state: "closed", flags: ["shortEntry", "offline"], version: 2 });
  expect(secondsFrom(tappedMs, entry?.punched?.endsAt)).toBeLessThan(20);
  const out = entry?.punches.at(-1);
  expect(out).toMatchObject({ kind: "clockOut", wasOffline: true, source: "web" });
  expect(Date.parse(out?.receivedAt ?? "")).toBeGreaterThan(tappedMs);
});

test("a punch waits for its own sign-in when another person uses the device", async () => {
  const { page } = await atWork("Cy Shared");
  const dee = await aMember(company, { name: "Dee Shared" });
  const clockOuts = "**/api/trpc/timeEntries.clockOut*";
  await page.route(clockOuts, (route) => route.abort());
  await button(page, "Clock out").click();
  await page.getByText(/It's saved on this device and will be sent\.$/u).waitFor();
  await page.getByRole("button", { name: /Your account/u }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", {
    name: "Sign out before your punches are sent?",
  });
  await question.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await page.unroute(clockOuts);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await arriveAs(page, dee.login);
  await page.getByText("Waiting on this device: 1 punch of Cy Shared").waitFor();
  await clockInAtHome(page);
  expect(sent.filter((url) => url.includes("timeEntries.clockOut"))).toEqual([]);
});

test("a clock-out whose answer was lost is recorded once, and the clock shows it", async () => {
  const { page, entryOf } = await atWork("Ed Silence");
  const clockOuts = "**/api/trpc/timeEntries.clockOut*";
  await page.route(clockOuts, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, "Clock out").click();
  await page.getByText(/It's saved on this device and will be sent\.$/u).waitFor();
  await button(page, "Clock in").waitFor();
  await page.unroute(clockOuts);
  await page.reload();
  await page.getByText(/^Recorded: clocked out at/u).waitFor();
  expect(await entryOf()).toMatchObject({ state: "closed", flags: ["shortEntry"], version: 2 });
});
