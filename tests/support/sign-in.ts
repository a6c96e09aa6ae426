import type { Page } from "playwright-core";
import type { Credentials } from "./auth-emulator.ts";
import { appOrigin } from "./visit.ts";

/** The destination, and its heading. */
export interface Destination {
  path?: string;
  heading?: string;
}

/**
 * Signs in on the login page, which then opens the path; returns once its heading is shown, even
 * behind a panel that the path opens.
 */
export async function signInAs(
  page: Page,
  login: Credentials,
  { path = "/", heading = "Home" }: Destination = {},
): Promise<void> {
  await page.goto(`${appOrigin}/login?${new URLSearchParams({ callbackUrl: path })}`);
  await fillSignIn(page, login);
  await page.getByRole("heading", { level: 1, name: heading, includeHidden: true }).waitFor();
}

/** Fills the form of the login page and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signOutOf(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}
