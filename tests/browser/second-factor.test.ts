import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { aCompany } from "../support/a-company.ts";
import type { Login } from "../support/auth-emulator.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import {
  appOrigin,
  desk,
  expectAccessible,
  launchChromium,
  phone,
  photograph,
  visit,
} from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { readQrCode } from "../support/second-factor/read-qr-code.ts";
import { newestSmsCode } from "../support/second-factor/sms-codes.ts";
import type { TotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { totp } from "../support/second-factor/totp.ts";

const PERIOD_MS = 30_000;

let browser: Browser;
let standIn: TotpStandIn;
/** Added to the clock of the identity service, so that no test waits for the next code. */
let aheadMs = 0;
let visitor: Visitor;
let login: Login;

beforeAll(async () => {
  browser = await launchChromium();
  standIn = await startTotpStandIn({ nowMs: () => Date.now() + aheadMs });
});

afterAll(async () => {
  await browser.close();
  await standIn.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await photograph(visitor, `second-factor-${task.name}`);
  await visitor.context.close();
});

/** A refused code is a refused request, which the browser reports by itself. */
const refusedRequest = /^Failed to load resource: the server responded with a status of 400/;

function expectNothingButRefusals({ complaints }: Visitor): void {
  expect(complaints.filter((text) => !refusedRequest.test(text))).toEqual([]);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const challenge = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Confirm that it is you" });
const codeNow = (key: string) => totp(key, Date.now() + aheadMs);

async function givePassword(page: Page, callbackUrl = "/settings"): Promise<void> {
  await page.goto(`${appOrigin}/login?callbackUrl=${callbackUrl}`);
  await page.getByLabel("E-mail").fill(login.email);
  await page.getByLabel("Password", { exact: true }).fill(login.password);
  await button(page, "Sign in").first().click();
}

async function signOut(page: Page): Promise<void> {
  await button(page, /Your account/).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await button(page, "Sign in").first().waitFor();
}

/** Types a code and sends it, in the dialog or on the page. */
async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("6-digit code").fill(code);
  await button(page, "Confirm").click();
}

async function onSettings(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 2, name: "Sign-in and security" }).waitFor();
}

describe.each([
  { device: desk, width: 1280 },
  { device: phone, width: 390 },
])("at $width px", ({ device }) => {
  beforeEach(async () => {
    const { owner } = await aCompany();
    login = owner.login;
    visitor = await visit(browser, device);
    const emulator = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
    await visitor.context.route(`${emulator}/**`, (route) =>
      route.continue({ url: route.request().url().replace(emulator, standIn.url) }),
    );
  });

  test("an address has to be verified before a second factor", async () => {
    const { page } = visitor;
    await givePassword(page);
    await page.getByText("Verify your e-mail address above first").waitFor();
    expect(await button(page, "Add an authenticator app").count()).toBe(0);
    await button(page, "Send the verification e-mail").click();
    await page.getByText(`A link is on its way to ${login.email}`).waitFor();
    await expectAccessible(page);
    await changeAccount(login.uid, { emailVerified: true });
    await button(page, "Check again").click();
    await button(page, "Add an authenticator app").waitFor();
    expectNothingButRefusals(visitor);
  });

  test("a phone is added, asked for at sign-in, and removed by proving who it is", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    await addPhone(page);
    await signOut(page);

    await givePassword(page);
    await challenge(page).waitFor();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await expectAccessible(page);
    await giveCode(page, await newestSmsCode("+15550100123"));
    await onSettings(page);

    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await button(page, "Remove Work").click();
    await button(page, "Remove").last().click();
    const proof = dialog(page, "Confirm that it is you");
    await proof.getByLabel("Your password").fill(login.password);
    await expectAccessible(page);
    await button(page, "Confirm").click();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await giveCode(page, await newestSmsCode("+15550100123"));
    await page.getByText("Work is removed.").waitFor();
    await page.getByText("With a second factor nobody gets in").waitFor();
    expectNothingButRefusals(visitor);
  });

  test("whoever does not want to prove who it is changes nothing", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    await onSettings(page);
    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await button(page, "Add an authenticator app").click();
    const proof = dialog(page, "Confirm that it is you");
    await proof.getByLabel("Your password").fill("not the password");
    await button(page, "Confirm").click();
    await page.getByText("The password is not right.").waitFor();
    await button(page, "Cancel").click();
    await proof.waitFor({ state: "detached" });
    await button(page, "Add an authenticator app").waitFor();
    expectNothingButRefusals(visitor);
  });

  test("an authenticator app is added by its QR code and asked for at sign-in", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    const key = await addApp(page);
    await signOut(page);

    await givePassword(page, "/employees");
    await page.getByText("Enter the code that the app “Pixel” shows").waitFor();
    await expectAccessible(page);
    const used = codeNow(key);
    await giveCode(page, used);
    await page.getByText("This code is not right, or it was used before.").waitFor();
    await giveCode(page, used === "000000" ? "000001" : "000000");
    await page.getByText("This code is not right, or it was used before.").waitFor();
    aheadMs += PERIOD_MS;
    await giveCode(page, codeNow(key));
    await page.getByRole("heading", { level: 1, name: "Employees" }).waitFor();
    expectNothingButRefusals(visitor);
  });

  test("of two factors one is chosen, and a late code begins anew", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    await addPhone(page);
    const key = await addApp(page);
    await signOut(page);

    await givePassword(page);
    await button(page, "Text message to the phone ending in 0123").waitFor();
    await expectAccessible(page);
    await button(page, "Code of the app “Pixel”").click();
    aheadMs += 6 * 60_000;
    await giveCode(page, codeNow(key));
    await page.getByText("This sign-in has waited too long for its code.").waitFor();
    await button(page, "Start again").click();
    await givePassword(page);
    await button(page, "Code of the app “Pixel”").click();
    await button(page, "Use another way").click();
    await button(page, "Text message to the phone ending in 0123").click();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await giveCode(page, await newestSmsCode("+15550100123"));
    await onSettings(page);
    expectNothingButRefusals(visitor);
  });

  test("a new password works at once and the old one no more", async () => {
    const { page } = visitor;
    await givePassword(page);
    await button(page, "Change the password").click();
    await page.getByLabel("New password", { exact: true }).fill("a new harbor");
    await page.getByLabel("New password again").fill("a new harbor");
    await button(page, "Change").last().click();
    await page.getByText("The password is changed.").waitFor();
    await page.getByLabel("Your name").fill("Olivia");
    await button(page, "Save").click();
    await page.getByText("Saved.").waitFor();
    await signOut(page);
    await givePassword(page);
    await page.getByText("The e-mail address or the password is not right.").waitFor();
    login = { ...login, password: "a new harbor" };
    await givePassword(page);
    await onSettings(page);
    expectNothingButRefusals(visitor);
  });
});

async function addPhone(page: Page): Promise<void> {
  await button(page, "Add a phone for text messages").click();
  await page.getByLabel("Phone number").fill("555 010 0123");
  expect(await page.getByLabel("Country").inputValue()).toBe("US");
  await expectAccessible(page);
  await button(page, "Send the code").click();
  await page.getByText("We sent a code to +15550100123.").waitFor();
  await page.getByLabel("6-digit code").fill(await newestSmsCode("+15550100123"));
  await page.getByLabel("Name", { exact: true }).fill("Work");
  await expectAccessible(page);
  await button(page, "Switch on").click();
  await page.getByText("The phone is set up.").waitFor();
  await page.getByText("Text message to the phone ending in 0123, since").waitFor();
}

/** Adds an app as the QR code says; answers its key. The code of the enrolment is used up. */
async function addApp(page: Page): Promise<string> {
  await button(page, "Add an authenticator app").click();
  const picture = page.getByRole("img", { name: "QR code with the key" });
  await picture.waitFor();
  const url = new URL(await readQrCode(picture));
  expect(url.href.startsWith("otpauth://totp/Crewline:")).toBe(true);
  expect(decodeURIComponent(url.pathname)).toContain(login.email);
  const key = url.searchParams.get("secret") ?? "";
  const shown = await page.locator("code").textContent();
  expect(shown).toBe(key.match(/.{4}/g)?.join(" "));
  await expectAccessible(page);
  await page.getByLabel("The 6-digit code that the app shows now").fill(codeNow(key));
  await page.getByLabel("Name", { exact: true }).fill("Pixel");
  await button(page, "Switch on").click();
  await page.getByText("The authenticator app is set up.").waitFor();
  await page.getByText("Authenticator app, since").waitFor();
  return key;
}
