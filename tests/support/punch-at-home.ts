import type { Page } from "playwright-core";

/** Clocks in with the button at Home, once the screen is up to date; resolves when the clock runs. */
export async function clockInAtHome(page: Page): Promise<void> {
  const clockIn = page.getByRole("button", { name: "Clock in", exact: true });
  await clockIn.waitFor();
  await untilAnswered(page);
  await clockIn.click();
  await page.getByRole("button", { name: "Clock out", exact: true }).waitFor();
}

/**
 * Waits until the server has answered every query of the page. The Firestore emulator may date the
 * answer to a new listener later than a change that it has not sent yet. The SDK then drops that
 * change as outdated, and the first punch of a week never appears. Firestore itself sends changes
 * in order.
 */
async function untilAnswered(page: Page): Promise<void> {
  await page.waitForFunction(isAnswered);
}

/** Runs in the page, and reads the marks of local builds. */
function isAnswered(): boolean {
  const marks = (name: string) =>
    (performance.getEntriesByName(name) as PerformanceMark[]).map(({ detail }) => detail);
  const answered = new Set(
    [...marks("live-read"), ...marks("live-refusal")]
      .filter(({ isFromCache }) => isFromCache !== true)
      .map(({ query }) => query),
  );
  const asked = marks("live-start");
  return asked.length > 0 && asked.every(({ query }) => answered.has(query));
}
