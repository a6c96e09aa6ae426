import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { phone, visit } from "../support/visit.ts";

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
  await button(page, "Clock in").click();
  await button(page, "Clock out").waitFor();
  const entryOf = async () => {
    const { timeEntries } = await company.read();
    const [entry, ...others] = await timeEntries.list([["employeeId", "==", employeeId]]);
    expect(others).toEqual([]);
    return entry;
  };
  return { page, context, entryOf };
}

test("a clock-out offline says that it was not recorded, and is not recorded later", async () => {
  const { page, context, entryOf } = await atWork("Ana Offline");
  await context.setOffline(true);
  await button(page, "Clock out").click();
  await page.getByText(/^Not recorded: you're offline\. Clock out again when/u).waitFor();
  await page.getByText(/ask your manager to enter \d+:\d\d [AP]M\.$/u).waitFor();
  await button(page, "Start break").click();
  await page.getByText(/^Not recorded: you're offline\. Start the break again/u).waitFor();
  await expectAccessible(page);

  await context.setOffline(false);
  await button(page, "Start break").click();
  await button(page, "End break").waitFor();
  expect(await entryOf()).toMatchObject({ state: "onBreak", payable: { endsAt: null } });
  expect((await entryOf())?.payable.breaks).toHaveLength(1);
});

test("a clock-out after a reload offline says that it was not recorded", async () => {
  const { page, context, entryOf } = await atWork("Bo Reload");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await button(page, "Clock out").click();
  await page.getByText(/^Not recorded: you're offline\. Clock out again when/u).waitFor();
  expect(await entryOf()).toMatchObject({ state: "clockedIn" });

  await context.setOffline(false);
  await button(page, "Clock out").click();
  await button(page, "Clock in").waitFor();
  expect(await entryOf()).toMatchObject({ state: "closed" });
});

test("a clock-out whose answer was lost is recorded once, and the clock shows it", async () => {
  const { page, entryOf } = await atWork("Cy Silence");
  await page.route("**/api/trpc/timeEntries.clockOut*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, "Clock out").click();
  await page.getByText(/^The server didn't answer, so your clock-out at/u).waitFor();
  await button(page, "Clock in").waitFor();
  expect(await entryOf()).toMatchObject({ state: "closed" });
});
