import type { CountedHands } from "./counted-hands.ts";
import { appOrigin } from "./visit.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const expectValue = (target: Locator, value: string) =>
  expect.poll(() => target.inputValue()).toBe(value);
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const chip = (page: Page, name: string) =>
  page.locator(".MuiChip-root").filter({ hasText: new RegExp(`^${name}$`, "u") });
const removeChip = async (page: Page, name: string) =>
  chip(page, name).locator(".MuiChip-deleteIcon").click();

export async function keepEditing(page: Page) {
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "hidden" });
}

/** The page asks before a reload loses what is typed. */
export async function expectQuestionBeforeReload(page: Page): Promise<void> {
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => globalThis.location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
}

/** The week of the United States begins on Sunday. */
export async function expectSundayFirst(page: Page): Promise<void> {
  const days = ["Sunday", "Monday"].map((name) => page.getByRole("checkbox", { name }));
  const [sunday, monday] = await Promise.all(days.map((box) => box.boundingBox()));
  expect(sunday?.y).toBeLessThan(monday?.y ?? 0);
}

/** Types Monday's hours as people write them, first wrong, and copies them to Tuesday. */
export async function typeHours(page: Page, hands: CountedHands): Promise<void> {
  const monday = page.getByLabel("Monday hours", { exact: true });
  await hands.type(monday, "0600AM-25");
  await monday.blur();
  await page.getByText("“25” is not a time.", { exact: false }).waitFor();
  await monday.fill("0600AM-3p");
  await page.getByText("6:00 AM – 3:00 PM").waitFor();
  await monday.blur();
  await expectValue(monday, "6:00 AM – 3:00 PM");
  await button(page, "Copy Monday's hours to other days").click();
  await page.getByRole("button", { name: "Tue", exact: true }).click();
  await expectValue(page.getByLabel("Tuesday hours", { exact: true }), "6:00 AM – 3:00 PM");
}

/** The drafts of two locations are on screen. */
export function bothDrafted(page: Page): Promise<void> {
  const drafted = page.getByText(/shifts(?:, \d+ open)?, drafted$/u);
  return drafted.nth(1).waitFor();
}

/** Creates a login at the login page. */
export async function signUp(
  page: Page,
  hands: CountedHands,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${appOrigin}/login`);
  await hands.click(page.getByRole("link", { name: /create an account/iu }));
  await hands.type(field(page, "Your name"), "Olga Owner");
  await hands.type(field(page, "E-mail"), email);
  await hands.type(field(page, "Password"), password);
  await hands.click(button(page, "Create account"));
}

/** Chooses one industry, edits its job roles, and chooses another: what was typed stays. */
export async function chooseIndustries(page: Page): Promise<void> {
  await field(page, "Industry (optional)").selectOption("Cafe");
  await removeChip(page, "Dishwasher");
  await page.getByLabel("Job roles").fill("Roaster");
  await page.getByLabel("Job roles").press("Enter");
  await field(page, "Industry (optional)").selectOption("Bar");
  await chip(page, "Barback").waitFor();
  expect(await chip(page, "Barista").count()).toBe(0);
  await chip(page, "Roaster").waitFor();
}
