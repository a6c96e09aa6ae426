import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../expect-accessible.ts";
import { readQrCode } from "./read-qr-code.ts";
import { newestSmsCode } from "./sms-codes.ts";
import { totp } from "./totp.ts";

/** A phone of this process alone: test files that run side by side read their own messages. */
const line = (process.env["VITEST_POOL_ID"] ?? "1").padStart(2, "0");
const typedNumber = `615 5${line} 0123`;
const phoneNumber = `+1${typedNumber.replaceAll(" ", "")}`;

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** A refusal is an answer of 4xx, which the browser and the calls report on their own. */
export const refusal =
  /^Failed to load resource: .* status of 40[03]|TRPCClientError: (Sign in again|Set up a second factor)/;

/** Types a code and sends it, in the dialog or on the page. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("6-digit code").fill(code);
  await button(page, "Confirm").click();
}

export async function giveSmsCode(page: Page): Promise<void> {
  await giveCode(page, await newestSmsCode(phoneNumber));
}

/**
 * Adds the phone ending in 0123 under the name Work, on a screen that may go away with it. Answers
 * the recovery codes that come with the first factor.
 */
export async function addPhone(
  page: Page,
  { staysOpen = true, isFirst = true } = {},
): Promise<string[]> {
  await button(page, "Add a phone for text messages").click();
  await page.getByLabel("Phone number").fill(typedNumber);
  expect(await page.getByLabel("Country").inputValue()).toBe("US");
  await expectAccessible(page);
  await button(page, "Send the code").click();
  await page.getByText(`We sent a code to ${phoneNumber}.`).waitFor();
  await page.getByLabel("6-digit code").fill(await newestSmsCode(phoneNumber));
  await page.getByLabel("Name", { exact: true }).fill("Work");
  await expectAccessible(page);
  await button(page, "Switch on").click();
  const codes = isFirst ? await saveCodes(page) : [];
  if (!staysOpen) return codes;
  await page.getByText("The phone is set up.").waitFor();
  await page.getByText("Text message to the phone ending in 0123, since").waitFor();
  return codes;
}

export const codesDialog = (page: Page) => page.getByRole("dialog", { name: "Recovery codes" });

/** Reads the recovery codes that are shown, says that they are saved, and closes them. */
export async function saveCodes(page: Page): Promise<string[]> {
  const shown = codesDialog(page);
  const list = shown.getByRole("list", { name: "Your recovery codes" });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await button(page, "Done").isDisabled()).toBe(true);
  await shown.getByLabel("I've saved these codes").check();
  await button(page, "Done").click();
  await shown.waitFor({ state: "detached" });
  return codes;
}

interface AppOptions {
  /** The account that the QR code must name. */
  email: string;
  nowMs: () => number;
  /** The first factor brings recovery codes. */
  isFirst?: boolean;
}

/** Adds an app from the QR code; returns its key and the code that this has used up. */
export async function addApp(page: Page, { email, nowMs, isFirst = true }: AppOptions) {
  await button(page, "Add an authenticator app").click();
  const picture = page.getByRole("img", { name: "QR code with the key" });
  await picture.waitFor();
  const url = new URL(await readQrCode(picture));
  expect(url.href.startsWith("otpauth://totp/Crewline:")).toBe(true);
  expect(decodeURIComponent(url.pathname)).toContain(email);
  const key = url.searchParams.get("secret") ?? "";
  const shown = await page.locator("code").textContent();
  expect(shown).toBe(key.match(/.{4}/g)?.join(" "));
  await expectAccessible(page);
  const used = totp(key, nowMs());
  await page.getByLabel("6-digit code").fill(used);
  await page.getByLabel("Name", { exact: true }).fill("Pixel");
  await button(page, "Switch on").click();
  if (isFirst) await saveCodes(page);
  await page.getByText("The authenticator app is set up.").waitFor();
  await page.getByText("Authenticator app, since").waitFor();
  return { key, used };
}
