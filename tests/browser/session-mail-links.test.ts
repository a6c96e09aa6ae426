import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aCompany } from "../support/a-company.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { anything, appOrigin, desk, expectSilence, phone, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import {
  changeOwnAddress,
  deleteAccount,
  hideAccounts,
  mailedCode,
  mailedLink,
  requestMail,
} from "../support/mail-links.ts";
import { fillSignIn, signInAs } from "../support/sign-in.ts";

async function visitor(device = desk): Promise<Visitor> {
  const opened = await visit(device, { mayComplain: anything });
  return opened;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const invalid = "This link is no longer valid";

describe("the link of a password reset", () => {
  test("opens our own page, sets the password once, and then is no longer valid", async () => {
    const login = await aLogin();
    const opened = await visitor(phone);
    const { page } = opened;
    await page.goto(`${appOrigin}/login`);
    await page.getByRole("link", { name: "Forgot the password?" }).click();
    await heading(page, "Reset the password");
    await page.getByLabel("E-mail").fill(login.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("a link is on its way").waitFor();
    const link = mailedLink("resetPassword", await mailedCode(login.email, "PASSWORD_RESET"));
    await page.goto(link);
    await heading(page, "Choose a new password");
    expect(await page.getByLabel("E-mail").inputValue()).toBe(login.email);
    await expectAccessible(page);
    await page.getByLabel("New password", { exact: true }).fill("a new harbor");
    await page.getByRole("button", { name: "Save the password" }).click();
    await heading(page, "Your password is changed");
    await page.getByRole("link", { name: "Go to sign in" }).click();
    await fillSignIn(page, { email: login.email, password: "a new harbor" });
    await heading(page, "Set up your company");
    expectSilence(opened);
    await page.goto(link);
    await heading(page, invalid);
    await expectAccessible(page);
  });

  test.each(["", "nonsense", "verify"])("is not valid with the code %j", async (kind) => {
    const login = await aLogin();
    await requestMail({ requestType: "VERIFY_EMAIL", idToken: login.idToken });
    const code = kind === "verify" ? await mailedCode(login.email, "VERIFY_EMAIL") : kind;
    const { page } = await visitor();
    await page.goto(mailedLink("resetPassword", code));
    await heading(page, invalid);
  });

  test("is not valid for a removed user", async () => {
    const login = await aLogin();
    await requestMail({ requestType: "PASSWORD_RESET", email: login.email });
    const code = await mailedCode(login.email, "PASSWORD_RESET");
    await deleteAccount(login.uid);
    const { page } = await visitor();
    await page.goto(mailedLink("resetPassword", code));
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).innerText())
      .toMatch(/no longer valid|Choose a new password/u);
    if ((await page.getByRole("heading", { name: invalid }).count()) === 0) {
      await page.getByLabel("New password", { exact: true }).fill("a new harbor");
      await page.getByRole("button", { name: "Save the password" }).click();
      await page.getByText(invalid).waitFor();
    }
  });
});

describe("the link that confirms an address", () => {
  test("is offered in the app until it was opened, and then on no screen any more", async () => {
    const { login } = await aCompany().then(({ owner }) => owner);
    const { page, context } = await visitor();
    await signInAs(page, login);
    await page.getByText(`Confirm that ${login.email} is yours`).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("Open it, then come back here.").waitFor();
    const code = await mailedCode(login.email, "VERIFY_EMAIL");
    const other = await context.newPage();
    await other.goto(mailedLink("verifyEmail", code, `${appOrigin}/settings`));
    await heading(other, "Confirm your e-mail address");
    await expectAccessible(other);
    await other.getByRole("button", { name: "Confirm the address" }).click();
    await heading(other, "Your address is confirmed");
    await other.getByRole("link", { name: "Go on" }).click();
    await heading(other, "Settings");
    await page.bringToFront();
    await page.getByText("Open it, then come back here.").waitFor({ state: "detached" });
    await other.goto(mailedLink("verifyEmail", code));
    await heading(other, invalid);
  });

  test("can be put off for this visit", async () => {
    const { login } = await aCompany().then(({ owner }) => owner);
    const { page } = await visitor();
    await signInAs(page, login);
    await page.getByRole("button", { name: "Later" }).click();
    await page.reload();
    await heading(page, "Home");
    expect(await page.getByText(/^Confirm that/u).count()).toBe(0);
  });
});

test("the link of a change makes the new address the sign-in", async () => {
  const login = await aLogin();
  const newEmail = `${randomUUID()}@people.example`;
  const requestType = "VERIFY_AND_CHANGE_EMAIL";
  await requestMail({ requestType, idToken: login.idToken, newEmail });
  const { page } = await visitor();
  await page.goto(
    mailedLink("verifyAndChangeEmail", await mailedCode(login.email, "VERIFY_AND_CHANGE_EMAIL")),
  );
  await heading(page, "Change your e-mail address");
  await page.getByRole("button", { name: "Use this address" }).click();
  await page.getByText(`From now on you sign in as ${newEmail}.`).waitFor();
  await page.goto(`${appOrigin}/login`);
  await fillSignIn(page, { email: newEmail, password: login.password });
  await heading(page, "Set up your company");
});

test("the link to the old address takes a change of the address back", async () => {
  const login = await aLogin();
  const newEmail = `${randomUUID()}@people.example`;
  await hideAccounts(false);
  await changeOwnAddress(login.idToken, newEmail);
  await hideAccounts(true);
  const opened = await visitor();
  const { page } = opened;
  await page.goto(mailedLink("recoverEmail", await mailedCode(login.email, "RECOVER_EMAIL")));
  await heading(page, "Get your old address back");
  await page.getByText(login.email).waitFor();
  await page.getByRole("button", { name: "Use the old address again" }).click();
  await heading(page, "Your old address is back");
  await expectAccessible(page);
  expectSilence(opened);
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await fillSignIn(page, login);
  await heading(page, "Set up your company");
});

describe("a sign-in link", () => {
  const ask = async (page: Page, email: string) => {
    await page.goto(`${appOrigin}/login?callbackUrl=%2Femployees`);
    await page.getByRole("link", { name: "Sign in by e-mail link" }).click();
    // The form before has a field of the same name, which goes with what is typed into it.
    await heading(page, "Sign in by e-mail link");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("A link is on its way").waitFor();
    const code = await mailedCode(email, "EMAIL_SIGNIN");
    return mailedLink("signIn", code, `${appOrigin}/login?callbackUrl=%2Femployees`);
  };

  test("signs in on the device that asked for it, and leads to where it was asked", async () => {
    const { owner } = await aCompany();
    const { page } = await visitor();
    await page.goto(await ask(page, owner.login.email));
    await heading(page, "Employees");
  });

  test("asks on another device for the address, and takes no other one", async () => {
    const { owner } = await aCompany();
    const { page } = await visitor();
    const link = await ask(page, owner.login.email);
    const other = (await visitor(phone)).page;
    await other.goto(link);
    const address = other.getByLabel("The e-mail address that got the link");
    await address.fill("somebody@else.example");
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await other.getByText(invalid).waitFor();
    await expectAccessible(other);
    await address.fill(owner.login.email);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await heading(other, "Employees");
    await page.goto(link);
    await page.getByText(invalid).waitFor();
  });
});
