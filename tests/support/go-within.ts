import type { Page } from "playwright-core";

/** Goes on as a link of the app does: a load of the document takes ten times as long. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
