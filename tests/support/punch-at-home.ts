import type { Page } from "playwright-core";

/**
 * Clocks in at Home by the button, as a person does who has looked at the screen first; answers
 * once the clock runs.
 */
export async function clockInAtHome(page: Page): Promise<void> {
  const clockIn = page.getByRole("button", { name: "Clock in", exact: true });
  await clockIn.waitFor();
  await untilAnswered(page);
  await clockIn.click();
  await page.getByRole("button", { name: "Clock out", exact: true }).waitFor();
}

/**
 * Waits until the server has answered all that the page listens to. The Firestore emulator may
 * answer a new listener with a time after that of a change which it has not told yet. The SDK takes
 * the change for an old one then, and the first punch of a week never shows. The cloud tells
 * changes in order.
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
  const asked = marks("live-ask");
  return asked.length > 0 && asked.every(({ query }) => answered.has(query));
}
