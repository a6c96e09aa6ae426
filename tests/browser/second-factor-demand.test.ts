import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import type { Member } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { addPhone, refusal, giveSmsCode } from "../support/second-factor/own-factors.ts";
import { throughStandIn } from "../support/second-factor/through-stand-in.ts";
import type { TotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";

let standIn: TotpStandIn;

beforeAll(async () => {
  standIn = await startTotpStandIn({ nowMs: () => Date.now() });
});

afterAll(async () => {
  await standIn.close();
});

/** The person on their own device, on a screen of the product. */
async function at(path: string, { login }: Member, device = desk): Promise<Visitor> {
  await changeAccount(login.uid, { emailVerified: true });
  const visitor = await visit(device, { mayComplain: refusal });
  await throughStandIn(visitor.context, standIn);
  const { page } = visitor;
  await page.goto(`${appOrigin}/login?callbackUrl=${encodeURIComponent(path)}`);
  await page.getByLabel("E-mail").fill(login.email);
  await page.getByLabel("Password", { exact: true }).fill(login.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  return visitor;
}

const demand = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "A second factor is needed" });
const choice = (page: Page) =>
  page.getByRole("checkbox", { name: "Admins must use a second factor" });

test("a company asks for second factors: an admin without one is led there and comes back", async () => {
  const company = await aCompany();
  const ben = await aMember(company, { role: "admin", name: "Ben Ode" });
  const olivia = await at("/settings?tab=company&section=security", company.owner);
  const other = await at("/employees", ben, phone);
  await other.page.getByText("Ben Ode").first().waitFor();

  await choice(olivia.page).click();
  await olivia.page.getByText("Set up a second factor for yourself").waitFor();
  await expectAccessible(olivia.page);
  await olivia.page.getByRole("link", { name: "Set it up" }).click();
  await addPhone(olivia.page);
  await olivia.page.goto(`${appOrigin}/settings?tab=company&section=security`);
  await choice(olivia.page).click();
  await olivia.page.getByText("Admins need a second factor from now on.").waitFor();
  await olivia.page.getByRole("checkbox", { name: "Admins must", checked: true }).waitFor();

  await demand(other.page).waitFor();
  await expectAccessible(other.page);
  await addPhone(other.page, { staysOpen: false });
  await other.page.getByRole("heading", { level: 1, name: "Employees" }).waitFor();
  await other.page.getByText("Ben Ode").first().waitFor();

  await choice(olivia.page).click();
  await olivia.page.getByText("Admins may sign in without a second factor.").waitFor();
});

test("an admin who has a second factor but signed in without it uses it now", async () => {
  const company = await aCompany();
  const ben = await aMember(company, { role: "admin", name: "Ben Ode" });
  const before = await at("/employees", ben);
  await before.page.getByText("Ben Ode").first().waitFor();
  const elsewhere = await at("/settings?section=security", ben, phone);
  await addPhone(elsewhere.page);
  const olivia = await at("/settings?section=security", company.owner);
  await addPhone(olivia.page);
  await olivia.page.goto(`${appOrigin}/settings?tab=company&section=security`);
  await choice(olivia.page).click();
  await olivia.page.getByText("Admins need a second factor from now on.").waitFor();

  const { page } = before;
  await demand(page).waitFor();
  await page.getByRole("button", { name: "Use the second factor" }).click();
  await page.getByLabel("Your password").fill(ben.login.password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("We sent a code to the phone ending in 0123.").waitFor();
  await giveSmsCode(page);
  await page.getByRole("heading", { level: 1, name: "Employees" }).waitFor();
  await page.getByText("Ben Ode").first().waitFor();
});
