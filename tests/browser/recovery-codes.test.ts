import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recoveryCodes } from "../../functions/src/store/recovery-codes.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { withFactor } from "../support/second-factor/a-person-with-codes.ts";
import { addPhone, codesDialog, refusal, saveCodes } from "../support/second-factor/own-factors.ts";
import { throughStandIn } from "../support/second-factor/through-stand-in.ts";
import type { TotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { fillSignIn, signOutOf } from "../support/sign-in.ts";
import { appOrigin, desk, phone, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";

const SECURITY = "/settings?section=security";

let standIn: TotpStandIn;
let visitor: Visitor;
let login: Login;

beforeAll(async () => {
  standIn = await startTotpStandIn({ nowMs: () => Date.now() });
});

afterAll(async () => {
  await standIn.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const demand = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "A second factor is needed" });

async function givePassword(page: Page): Promise<void> {
  await page.goto(`${appOrigin}/login?callbackUrl=${encodeURIComponent(SECURITY)}`);
  await fillSignIn(page, login);
}

async function signOut(page: Page): Promise<void> {
  await signOutOf(page);
  await button(page, "Sign in").first().waitFor();
}

/** Types the code in place of the phone's, and sends it. */
async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Recovery code").fill(code);
  await button(page, "Sign in").click();
}

describe.each([
  { device: desk, width: 1280, isDemanded: false },
  { device: phone, width: 390, isDemanded: true },
])("at $width px", ({ device, isDemanded }) => {
  beforeEach(async () => {
    const { owner } = await aCompany();
    login = owner.login;
    await changeAccount(login.uid, { emailVerified: true });
    if (isDemanded) {
      const asked = { ...anAttempt(), requiresSecondFactorForAdmins: true };
      await withFactor(login).settings.saveSecurity.mutate(asked);
    }
    visitor = await visit(device, { mayComplain: refusal });
    await throughStandIn(visitor.context, standIn);
  });

  test("the only admin loses the phone, and a saved code lets the admin in again", async () => {
    const { page } = visitor;
    await givePassword(page);
    if (isDemanded) await demand(page).waitFor();
    const codes = await addPhone(page, { staysOpen: false });
    await page.goto(`${appOrigin}${SECURITY}`);
    await page.getByText("10 of 10 recovery codes left. Created on").waitFor();
    await expectAccessible(page);
    await signOut(page);

    await givePassword(page);
    await button(page, "Lost your phone? Use a recovery code").click();
    await giveRecoveryCode(page, "K7QF3");
    await page.getByText("A recovery code has ten letters and digits.").waitFor();
    await giveRecoveryCode(page, "00000-00000");
    await page.getByText("This recovery code did not work.").waitFor();
    await expectAccessible(page);
    await giveRecoveryCode(page, ` ${codes[4]?.toLowerCase().replace("-", " ")}`);

    await page.getByText("You signed in with a recovery code").waitFor();
    if (isDemanded) await demand(page).waitFor();
    await expectAccessible(page);
    const others = await addPhone(page, { staysOpen: false });
    expect(others.filter((code) => codes.includes(code))).toEqual([]);
    await page.getByText("10 of 10 recovery codes left. Created on").waitFor();
    expect(await page.getByText("You signed in with a recovery code").count()).toBe(0);
  });
});

test("codes are copied, saved as a file or printed, and made again when few are left", async () => {
  const { owner } = await aCompany();
  login = owner.login;
  await changeAccount(login.uid, { emailVerified: true });
  visitor = await visit(desk, { mayComplain: refusal });
  await throughStandIn(visitor.context, standIn);
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page } = visitor;
  await givePassword(page);
  await addPhone(page);

  await haveLeft(2);
  await page.reload();
  await page.getByText("Only 2 recovery codes are left.").waitFor();
  await expectAccessible(page);
  await button(page, "Create new codes").click();
  await page.getByText("The 2 codes that you have left stop working.").waitFor();
  await button(page, "Create new codes").last().click();
  const list = codesDialog(page).getByRole("list", { name: "Your recovery codes" });
  await list.waitFor();
  const shown = await list.getByRole("listitem").allTextContents();

  await button(page, "Copy").click();
  await button(page, "Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join("\n"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download").click(),
  ]);
  expect(download.suggestedFilename()).toBe("crewline-recovery-codes.txt");
  const file = await readFile(await download.path(), "utf8");
  for (const part of ["Crewline recovery codes", login.email, "Created on", ...shown]) {
    expect(file).toContain(part);
  }
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("heading", { level: 1, name: "Crewline recovery codes" });
  await sheet.waitFor();
  expect(await codesDialog(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await sheet.waitFor({ state: "detached" });
  expect(await saveCodes(page)).toEqual(shown);
  await page.getByText("10 of 10 recovery codes left.").waitFor();
});

/** As if all other codes had been used. */
async function haveLeft(count: number): Promise<void> {
  await inTransaction(async (unit) => {
    const codes = await recoveryCodes(unit).get(login.uid);
    recoveryCodes(unit).save(login.uid, { ...codes, hashes: codes.hashes.slice(0, count) });
  });
}
