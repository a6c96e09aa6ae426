import type { Page } from "playwright-core";
import { screenIsAtRest } from "./measure-routes.ts";

/** The emulator takes half a minute to judge a full week, and as long to write it. */
const LONGEST_MS = 120_000;

/** Publishes the week on screen; returns the milliseconds until the server has done so. */
export async function publishWeek(page: Page): Promise<number> {
  const judged = page.waitForResponse((response) => response.url().includes("publishBlocks"), {
    timeout: LONGEST_MS,
  });
  await page.getByRole("button", { name: /^Publish/u }).click();
  await judged;
  await screenIsAtRest(page);
  const dialog = page.getByRole("dialog");
  // It asks for a reason where the week exceeds a budget.
  for (const field of await dialog.getByRole("textbox").all()) await field.fill("Busy season");
  const begun = performance.now();
  await dialog.getByRole("button", { name: /^Publish/u }).click();
  await dialog.waitFor({ state: "detached", timeout: LONGEST_MS });
  return performance.now() - begun;
}
