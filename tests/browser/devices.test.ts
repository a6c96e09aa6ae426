import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { aCompany } from "../support/a-company.ts";
import type { Login } from "../support/auth-emulator.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { addPhone } from "../support/second-factor/own-factors.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { throughStandIn } from "../support/second-factor/through-stand-in.ts";
import { signInAs } from "../support/sign-in.ts";
import { anything, appOrigin, desk, phone, visit } from "../support/visit.ts";

const DEVICES = "/settings?section=devices";

let login: Login;

beforeEach(async () => {
  login = (await aCompany()).owner.login;
  await changeAccount(login.uid, { emailVerified: true });
});

const devices = (page: Page) =>
  page.getByRole("list", { name: "Signed-in devices" }).getByRole("listitem");

/** The page of the devices as this tab has it now: the list is asked for each time. */
async function openDevices(page: Page): Promise<void> {
  await page.goto(`${appOrigin}${DEVICES}`);
  await devices(page).first().waitFor();
}

async function expectDevices(page: Page, others: number): Promise<void> {
  await openDevices(page);
  const lines = await devices(page).allTextContents();
  const areThis = lines.map((line) => line.includes("This device"));
  expect(areThis).toEqual([true, ...Array.from({ length: others }, () => false)]);
}

/** Waits until the session follows the step-up. */
function sessionFollows(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      /\/api\/auth\/(session|callback\/firebase)$/u.test(response.url()) &&
      response.request().method() === "POST" &&
      response.ok(),
  );
}

async function aDevice(device = desk) {
  const { page, context } = await visit(device, { isNew: true, mayComplain: anything });
  await signInAs(page, login, { path: DEVICES, heading: "Settings" });
  await devices(page).first().waitFor();
  return { page, context };
}

/** Steps up, for a change that requires a sign-in of the last minutes. */
async function stepUp(page: Page): Promise<void> {
  await page.goto(`${appOrigin}/settings?section=security`);
  await page.getByRole("button", { name: "Add an authenticator app" }).waitFor();
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Your password").fill(login.password);
  const following = sessionFollows(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await proof.waitFor({ state: "detached" });
  await following;
}

async function signOutElsewhere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByText("You are signed out everywhere else.").waitFor();
}

describe("the list of devices has this one", () => {
  test("after proving again who it is, in this tab and in a second one", async () => {
    const standIn = await startTotpStandIn({ nowMs: Date.now });
    const { page, context } = await aDevice();
    await throughStandIn(context, standIn);
    await stepUp(page);
    await expectDevices(page, 0);
    await expectDevices(await context.newPage(), 0);
    await standIn.close();
  });

  test("after a new phone factor", async () => {
    const standIn = await startTotpStandIn({ nowMs: Date.now });
    const { page, context } = await aDevice();
    await throughStandIn(context, standIn);
    await page.goto(`${appOrigin}/settings?section=security`);
    await addPhone(page);
    await expectDevices(page, 0);
    await standIn.close();
  });

  test("after signing out everywhere else, and the second browser is out", async () => {
    const other = await aDevice(phone);
    // Sign-ins are told apart by their second.
    await expect.poll(() => Date.now() % 1000, { interval: 50, timeout: 5000 }).toBeLessThan(200);
    const { page } = await aDevice();
    await expectDevices(page, 1);
    await signOutElsewhere(page);
    await expect.poll(() => devices(page).count()).toBe(1);
    await expectDevices(page, 0);
    await other.page.getByLabel("Password", { exact: true }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  });

  test("after proving again and then signing out everywhere else, with both tabs still in", async () => {
    const standIn = await startTotpStandIn({ nowMs: Date.now });
    const { page, context } = await aDevice();
    await throughStandIn(context, standIn);
    const second = await context.newPage();
    await openDevices(second);
    await stepUp(page);
    await openDevices(page);
    await signOutElsewhere(page);
    await expect.poll(() => devices(page).count()).toBe(1);
    await expectDevices(second, 0);
    await expectDevices(page, 0);
    await standIn.close();
  });
});
