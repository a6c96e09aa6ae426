import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import { anEmployee, aTestCompanyOf } from "../support/a-company.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { screen } from "../support/counted-hands.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { mailsTo } from "../support/outbox.ts";
import { desk, expectSilence, phone, visit } from "../support/visit.ts";

async function aProvenLogin(email: string) {
  const login = await aLogin(email);
  await changeAccount(login.uid, { emailVerified: true });
  return signInAgain(login);
}

describe.each([
  ["a desk", desk],
  ["a phone", phone],
] as const)("at %s", (_where, device) => {
  test("a colleague asks to join and an admin accepts", async () => {
    const domain = `d${randomUUID()}.example`;
    const company = await aTestCompanyOf(await aProvenLogin(`olivia@${domain}`));
    await anEmployee(company, { name: "Ana" });
    const [asker, admin] = await Promise.all([visit(device), visit(device)]);

    const ana = await aProvenLogin(`ana@${domain}`);
    await arriveAs(asker.page, ana, { heading: "Set up your company" });
    await asker.page.getByText("Does your company already use Crewline?").waitFor();
    await expectAccessible(asker.page);
    await asker.page.getByRole("button", { name: "Ask to join" }).click();
    await asker.page
      .getByText("If your company uses Crewline, its admins were told.", { exact: false })
      .waitFor();
    await asker.page.locator("[role=status]:focus").waitFor();
    await expectAccessible(asker.page);
    await asker.page.reload();
    await asker.page.getByText(/^You asked on /u).waitFor();

    const { page } = admin;
    await arriveAs(page, company.owner.login, { path: "/alerts", heading: "Alerts" });
    await page.getByRole("heading", { name: "Requests to join (1)" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Accept" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept ana" });
    expect(await dialog.getByLabel("Employee").inputValue()).toBe("Ana");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Accept and invite" }).click();
    await page.getByText(`${ana.email} gets an invitation by e-mail.`).waitFor();
    await page.getByRole("heading", { name: /^Requests to join/u }).waitFor({ state: "hidden" });
    expect(await mailsTo(ana.email)).toMatchObject([{ content: { kind: "invitation" } }]);

    await page.goto(page.url().replace(/\/alerts.*/u, "/settings?tab=company&section=security"));
    await screen(page, "Settings");
    const may = page.getByRole("checkbox", {
      name: `People with an address at ${domain} may ask to join`,
    });
    await may.click();
    await page.getByText("No one may ask to join.").waitFor();
    await expectAccessible(page);
    expect((await (await company.read()).company()).joinDomain).toBeNull();
    expectSilence(asker);
    expectSilence(admin);
  });
});

const kindIn = (dialog: Locator) => dialog.getByLabel("This person is");

test("an employee who arrives after the dialog is open is offered, and what was typed stays", async () => {
  const domain = `d${randomUUID()}.example`;
  const company = await aTestCompanyOf(await aProvenLogin(`olivia@${domain}`));
  for (const name of ["ana", "bo"]) {
    const { idToken } = await aProvenLogin(`${name}@${domain}`);
    await apiFor(idToken).user.askToJoin.mutate(anAttempt());
  }
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, { path: "/alerts", heading: "Alerts" });
  const open = async (name: string) => {
    await page.getByRole("listitem", { name }).getByRole("button", { name: "Accept" }).click();
    const dialog = page.getByRole("dialog", { name: `Accept ${name}` });
    expect(await kindIn(dialog).inputValue()).toBe("new");
    return dialog;
  };
  const ofAna = await open("ana");
  await anEmployee(company, { name: "Ana" });
  await expect.poll(() => kindIn(ofAna).inputValue()).toBe("existing");
  expect(await ofAna.getByLabel("Employee").inputValue()).toBe("Ana");
  await ofAna.getByRole("button", { name: "Cancel" }).click();

  const ofBo = await open("bo");
  await ofBo.getByLabel("Name").fill("Bo Lind");
  await anEmployee(company, { name: "Bo" });
  await kindIn(ofBo).selectOption("existing");
  await expect.poll(() => ofBo.getByLabel("Employee").inputValue()).toBe("Bo");
  await kindIn(ofBo).selectOption("new");
  expect(await ofBo.getByLabel("Name").inputValue()).toBe("Bo Lind");
});

test("an address at a public mail provider is offered no company", async () => {
  const { page } = await visit(phone);
  await arriveAs(page, await aProvenLogin(`${randomUUID()}@gmail.com`), {
    heading: "Set up your company",
  });
  await page.getByRole("button", { name: "Explore with a demo company" }).waitFor();
  expect(await page.getByRole("button", { name: "Ask to join" }).count()).toBe(0);
});

test("an address that is not proven is to be confirmed first", async () => {
  const { page } = await visit(desk);
  await arriveAs(page, await aLogin(`zoe@d${randomUUID()}.example`), {
    heading: "Set up your company",
  });
  await page.getByRole("button", { name: "Confirm your address to ask" }).click();
  await page.getByText("A link is on its way to", { exact: false }).waitFor();
  await expectAccessible(page);
});
