import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** On phones "More" in the tab bar opens the menu; at a desk it is open at first, and its button opens it later. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole("button", {
    name: /^(?:Open the menu|Close the menu|More screens)$/u,
  });
  await toggle.first().waitFor();
  const close = button(page, "Close the menu");
  if (!(await close.isVisible())) await toggle.click();
}

/** The way a person goes: the menu button, then the item, which closes the menu again. */
export async function goTo(page: Page, item: string, title: string = item): Promise<void> {
  await openMenu(page);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: item, exact: true }).click();
  await heading(page, title);
}

/** Types a shift into the cell of a person and a day of the week that is on screen. */
export async function typeShift(
  page: Page,
  name: string,
  dayIndex: number,
  text: string,
): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: name });
  await row.locator("td.cell").nth(dayIndex).click();
  const field = page.getByRole("textbox", { name: /type a shift$/u });
  await field.fill(text);
  await field.press("Enter");
  await field.waitFor({ state: "detached" });
}

/** Chooses the password of a new login that an invitation offers. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  const field = page.getByLabel("Choose a password").or(page.getByLabel("Password"));
  await field.first().fill(password);
}

/** The name and the text of the file that a button downloads. */
export async function downloadedBy(
  page: Page,
  label: string,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, label).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), text };
}

/** Everything that the page is sent from now on, as it arrives. */
export function bodiesOf(page: Page): readonly string[] {
  const bodies: string[] = [];
  page.on("response", (response) => {
    void response.text().then(
      (text) => bodies.push(text),
      () => undefined,
    );
  });
  return bodies;
}
