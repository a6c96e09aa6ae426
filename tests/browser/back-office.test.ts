import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { arriveAs } from "../support/arrive.ts";
import { aLogin, changeAccount, idleLogins } from "../support/auth-emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { mailsTo } from "../support/outbox.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import { fillSignIn } from "../support/sign-in.ts";

async function openUsers(page: Page): Promise<void> {
  const { email } = demoSignIns.staff;
  await arriveAs(page, { email, password: demoPassword }, { path: "/users", heading: "Users" });
}

async function openLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel("Search users").fill(email);
  await page.waitForURL(/[?&]q=/);
  await page.getByText(email).last().click();
}

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("product staff switch a login off and on, with a reason, at $width px", async (size) => {
  const login = await aLogin();
  const { page } = await visit(size.device);
  await openUsers(page);
  await openLogin(page, login.email);
  const panel = page.getByRole("dialog", { name: login.email });
  await panel.getByText("Not verified").waitFor();
  await expectAccessible(page);

  await panel.getByRole("button", { name: "Switch off" }).click();
  const question = page.getByRole("dialog", { name: `Switch ${login.email} off?` });
  await question.getByRole("button", { name: "Switch off" }).click();
  await question.getByText("Say why, so that everyone can understand").waitFor();
  await expectAccessible(page);
  await question.getByLabel("Reason").fill("Asked for it by phone.");
  await question.getByRole("button", { name: "Switch off" }).click();
  await page.getByText(`${login.email} is switched off.`).waitFor();
  await panel.getByText("Switched off").first().waitFor();

  await panel.getByRole("button", { name: "Switch on" }).click();
  const back = page.getByRole("dialog", { name: `Switch ${login.email} on again?` });
  await back.getByLabel("Reason").fill("Called again.");
  await back.getByRole("button", { name: "Switch on" }).click();
  await panel.getByText("Not verified").waitFor();
});

test("a long address makes the list no wider than a phone", async () => {
  const unbroken = "alexandria".repeat(4) + randomUUID().slice(0, 8);
  const { email } = await aLogin(`${unbroken}@people.example`);
  const { page } = await visit(phone);
  await openUsers(page);
  await page.getByLabel("Search users").fill(email);
  await page.getByText("1 login", { exact: true }).waitFor();
  await page.getByText(email).last().waitFor();
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});

test("a record opened right after typing a search stays open", async () => {
  const { email } = demoSignIns.staff;
  const { page } = await visit(desk);
  await openUsers(page);
  await page.getByLabel("Search users").fill("staff@crewline");
  await page.waitForURL(/[?&]q=/);
  await page.getByText(email).last().waitFor();
  await page.getByLabel("Search users").fill(email);
  await page.getByText(email).last().click();
  await page.waitForURL(
    (url) => url.searchParams.get("q") === email && url.searchParams.has("login"),
  );
  await page.getByRole("dialog", { name: demoSignIns.staff.displayName }).waitFor();
});

test("the whole address finds a login of no company, a part of it none, and says so", async () => {
  const last = `zz${randomUUID().slice(0, 8)}`;
  await idleLogins(2, last);
  const { page } = await visit(desk);
  await openUsers(page);
  await page.getByLabel("Search users").fill(`${last}-0001@people.example`);
  await page.getByText(`${last}-0001@people.example`).last().waitFor();
  await page.getByLabel("Search users").fill(`${last}-nobody`);
  await page.getByText("No login matches").waitFor();
  await page.getByLabel("Search users").fill("a");
  await page.getByText("Type a little more").waitFor();
});

test("product staff find the open invitation of who has no login, and send it again", async () => {
  const company = await aCompany({ name: "Pier Coffee" });
  const employeeId = await anEmployee(company, { name: "Emma Stone" });
  const email = `${randomUUID()}@people.example`;
  const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
  await company.owner.api.employees.invite.mutate({ ...anAttempt(), employeeId, email, ...rights });
  const { page } = await visit(phone);
  await openUsers(page);
  await page.getByLabel("Search users").fill(email);
  await page.getByRole("heading", { name: "Open invitations" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the invitation of Pier Coffee again" }).click();
  const question = page.getByRole("dialog", { name: "Send Emma Stone the invitation" });
  await question.getByLabel("Reason").fill("The mail never came.");
  await question.getByRole("button", { name: "Send again" }).click();
  await page.getByText(`The invitation of Pier Coffee is on its way to ${email}.`).waitFor();
  expect(await mailsTo(email)).toHaveLength(1);
});

test("product staff merge two logins of one person", async () => {
  const company = await aCompany({ name: "Pier Coffee" });
  const emma = await aMember(company, { name: "Emma Stone" });
  const other = await aLogin();
  const { page } = await visit(desk, { mayComplain: /status of 412/u });
  await openUsers(page);
  await openLogin(page, emma.login.email);
  await page.getByRole("button", { name: "Merge into another login…" }).click();
  const question = page.getByRole("dialog", { name: `Merge ${emma.login.email} into another` });
  await question.getByLabel("E-mail of the login that stays").fill(other.email);
  await question.getByLabel("Reason").fill("Signed up twice.");
  await question.getByRole("button", { name: "Merge" }).click();
  await question.getByText("The login that stays must be switched on").waitFor();
  await expectAccessible(page);
  await changeAccount(other.uid, { emailVerified: true });
  await question.getByRole("button", { name: "Merge" }).click();
  await page.getByText("the other login belongs to the company").waitFor();
  await page.goto(`${appOrigin}/users?login=${other.uid}`);
  const panel = page.getByRole("dialog", { name: other.email });
  await panel.getByText("Pier Coffee").waitFor();
  await panel.getByText("Emma Stone").waitFor();
});

test("product staff act on every login but their own", async () => {
  const { page } = await visit(desk);
  await openUsers(page);
  await openLogin(page, demoSignIns.staff.email);
  const panel = page.getByRole("dialog", { name: demoSignIns.staff.displayName });
  await panel.getByText("This is your own login.").waitFor();
  expect(await panel.getByRole("button", { name: "Switch off" }).count()).toBe(0);
});

test("a user whose login is disabled cannot sign in, and gets no reason", async () => {
  const login = await aLogin();
  const staff = await visit(desk);
  await openUsers(staff.page);
  await openLogin(staff.page, login.email);
  await staff.page.getByRole("button", { name: "Switch off" }).click();
  await staff.page.getByLabel("Reason").fill("A test.");
  const question = staff.page.getByRole("dialog", { name: `Switch ${login.email} off?` });
  await question.getByRole("button", { name: "Switch off" }).click();
  await staff.page.getByText(`${login.email} is switched off.`).waitFor();
  await staff.context.close();

  const { page, context } = await visit(desk, { mayComplain: /status of 400/u });
  await page.goto(`${appOrigin}/login`);
  await fillSignIn(page, login);
  await page.getByRole("alert").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  await context.close();
});

test.each([
  { width: 1280, device: desk },
  { width: 390, device: phone },
])("product staff invite an employee whom the company has on file, at $width px", async (size) => {
  const companyName = `Pier ${randomUUID().slice(0, 8)}`;
  const company = await aCompany({ name: companyName });
  const email = `${randomUUID()}@people.example`;
  await anEmployee(company, { email });
  // The refusal of an address that is not on file.
  const { page } = await visit(size.device, { mayComplain: /users\.invite/u });
  await openUsers(page);
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a person to a company" });
  await dialog.getByRole("button", { name: "Invite" }).click();
  await dialog.getByText("Choose a company.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Company").selectOption({ label: companyName });
  await dialog.getByLabel("E-mail").fill(`not-${email}`);
  await dialog.getByLabel("Reason").fill("Their only admin has left.");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await dialog.getByText(`No employee of this company has the address not-${email}.`).waitFor();
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await page.getByText("The invitation is on its way.").waitFor();
  expect(await mailsTo(email)).toHaveLength(1);
});
