import type { Page } from "playwright-core";
import { lacksOfAccess } from "./expect-accessible.ts";
import { topOverlay } from "./overlays.ts";
import { shiftsAbove, untidyParts } from "./untidy-parts.ts";

/** What is wrong with the overlay on top, in light and in dark. */
export async function faultsOfOverlay(page: Page, name: string): Promise<unknown[]> {
  const within = topOverlay;
  const loads = await page.locator(`${within} output[aria-label^="Loading"]`).count();
  const faults = [
    ...(name === "" ? ["It has no name"] : []),
    ...(loads > 0 ? ["It loads without an end"] : []),
    ...(await shiftsAbove(page)),
    ...(await untidyParts(page, within)),
    ...(await lacksOfAccess(page, { within })),
  ];
  await switchTo(page, "dark");
  const inDark = await lacksOfAccess(page, { within, rule: "color-contrast" });
  await switchTo(page, "light");
  return [...faults, ...inDark];
}

async function switchTo(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset["theme"] === scheme,
    colorScheme,
  );
}
