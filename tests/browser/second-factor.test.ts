import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCompany } from "../support/a-company.ts";
import type { Login } from "../support/auth-emulator.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { fillSignIn, signOutOf } from "../support/sign-in.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import {
  addApp,
  addPhone,
  refusal,
  giveCode,
  giveSmsCode,
} from "../support/second-factor/own-factors.ts";
import { refuseFirst } from "../support/second-factor/refuse-first.ts";
import { newestLink } from "../support/second-factor/newest-link.ts";
import { throughStandIn } from "../support/second-factor/through-stand-in.ts";
import type { TotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { totp, wrongCode } from "../support/second-factor/totp.ts";

const PERIOD_MS = 30_000;
const SECURITY = "/settings?section=security";

let standIn: TotpStandIn;
/** Added to the clock of the identity service, so that no test waits for the next code. */
let aheadMs = 0;
let visitor: Visitor;
let login: Login;

beforeAll(async () => {
  standIn = await startTotpStandIn({ nowMs });
});

afterAll(async () => {
  await standIn.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const challenge = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Confirm that it is you" });
const nowMs = () => Date.now() + aheadMs;
const codeNow = (key: string) => totp(key, nowMs());
const anApp = (page: Page, isFirst = true) => addApp(page, { email: login.email, nowMs, isFirst });

async function givePassword(page: Page, callbackUrl = SECURITY): Promise<void> {
  await page.goto(`${appOrigin}/login?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  await fillSignIn(page, login);
}

async function signOut(page: Page): Promise<void> {
  await signOutOf(page);
  await button(page, "Sign in").first().waitFor();
}

async function onSettings(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 2, name: "Sign-in and security" }).waitFor();
}

/** Opens another page of "Mine", from the list beside it or from the choice above it. */
async function openSection(page: Page, name: string): Promise<void> {
  const choice = page.getByLabel("My settings");
  if ((await choice.getAttribute("id")) === null) await choice.getByText(name).click();
  else await choice.selectOption({ label: name });
}

async function anOwnerAt(device: typeof desk): Promise<void> {
  const { owner } = await aCompany();
  login = owner.login;
  visitor = await visit(device, { isNew: true, mayComplain: refusal });
  await throughStandIn(visitor.context, standIn);
}

describe.each([
  { device: desk, width: 1280 },
  { device: phone, width: 390 },
])("at $width px", ({ device }) => {
  beforeEach(() => anOwnerAt(device));

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
    await giveSmsCode(page);
    await onSettings(page);

    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await button(page, "Remove Work").click();
    await button(page, "Remove").last().click();
    const proof = dialog(page, "Confirm that it is you");
    await proof.getByLabel("Your password").fill(login.password);
    await expectAccessible(page);
    await button(page, "Confirm").click();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await giveSmsCode(page);
    await page.getByText("Work is removed.").waitFor();
    await page.getByText("With a second factor no one gets in").waitFor();
  });

  test("an authenticator app is added by its QR code and asked for at sign-in", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    const { key, used } = await anApp(page);
    await signOut(page);

    await givePassword(page, "/employees");
    await page.getByText("Enter the code that the app “Pixel” shows").waitFor();
    await expectAccessible(page);
    await giveCode(page, used);
    await page.getByText("This code is not right, or it was used before.").waitFor();
    await giveCode(page, wrongCode(key, nowMs()));
    await page.getByText("This code is not right, or it was used before.").waitFor();
    aheadMs += PERIOD_MS;
    await giveCode(page, codeNow(key));
    await page.getByRole("heading", { level: 1, name: "Employees" }).waitFor();
  });
});

describe("at a desk", () => {
  beforeEach(() => anOwnerAt(desk));

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
  });

  test("a user who cancels the step-up changes nothing", async () => {
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
  });

  test("a command that wants a recent sign-in is repeated after it, with the same key", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    const keys = await refuseFirst(page, "user.save");
    await givePassword(page);
    await addPhone(page);
    await openSection(page, "Profile");
    await page.getByLabel("Your name").fill("Olivia");
    await button(page, "Save").click();
    await dialog(page, "Confirm that it is you").getByLabel("Your password").fill(login.password);
    await button(page, "Confirm").click();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await giveSmsCode(page);
    await page.getByText("Saved.").waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("a sign-in by e-mail link is asked for the second factor as well", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    await addPhone(page);
    await signOut(page);
    await page.goto(`${appOrigin}/login?view=link&callbackUrl=/employees`);
    await page.getByLabel("E-mail").fill(login.email);
    await button(page, "Send the link").click();
    await page.getByText(`A link is on its way to ${login.email}`).waitFor();
    await page.goto(await newestLink(login.email));
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await button(page, "Lost your phone? Use a recovery code").click();
    await page.getByText("A recovery code goes with your password or Google").waitFor();
    await expectAccessible(page);
    await button(page, "Back").click();
    await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
    await giveSmsCode(page);
    await page.getByRole("heading", { level: 1, name: "Employees" }).waitFor();
  });

  test("of two factors one is chosen, and a late code starts over", async () => {
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await givePassword(page);
    await addPhone(page);
    const { key } = await anApp(page, false);
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
    await giveSmsCode(page);
    await onSettings(page);
  });

  test("a new password works at once and the old one no more", async () => {
    const { page } = visitor;
    await givePassword(page);
    await button(page, "Change the password").click();
    await page.getByLabel("New password", { exact: true }).fill("a new harbor");
    await page.getByLabel("New password again").fill("a new harbor");
    await button(page, "Change").last().click();
    await page.getByText("The password is changed.").waitFor();
    await openSection(page, "Profile");
    await page.getByLabel("Your name").fill("Olivia");
    await button(page, "Save").click();
    await page.getByText("Saved.").waitFor();
    await signOut(page);
    await givePassword(page);
    await page.getByText("The e-mail address or the password is not right.").waitFor();
    login = { ...login, password: "a new harbor" };
    await givePassword(page);
    await onSettings(page);
  });
});
