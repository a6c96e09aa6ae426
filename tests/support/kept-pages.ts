import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { clockShiftMs } from "../../emulators/clock/clock-shift.ts";
import { shiftDate } from "../../emulators/clock/shift-date.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";

/** A browser profile with one page. */
export interface Profile {
  context: BrowserContext;
  page: Page;
}

interface ProfileOptions {
  /** Nothing of an earlier test is used again. */
  isNew: boolean;
  hasServiceWorkers: boolean;
}

/** A path of the app that runs nothing. The page of another site would be another process. */
const stillPath = "/logo.svg";

/** Emptied profiles that wait for the next test. */
const kept: Profile[] = [];
const protocols = new WeakMap<Page, CDPSession>();

/** The page events that a test may listen to. */
const heard = ["console", "pageerror", "request", "response", "framenavigated", "dialog"] as const;

/**
 * A profile without cookies, data or history. Most come from an earlier test: with its process and
 * its cached files, a page shows the first screen in half the time.
 */
export async function openProfile(
  browser: Browser,
  { isNew, hasServiceWorkers }: ProfileOptions,
): Promise<Profile> {
  const ready = isNew || hasServiceWorkers ? undefined : kept.pop();
  if (ready?.page.isClosed() === false) return ready;
  const context = await browser.newContext({
    locale: "en-US",
    timezoneId: "America/New_York",
    acceptDownloads: true,
    reducedMotion: "reduce",
  });
  if (clockShiftMs !== 0) await context.addInitScript(shiftDate, clockShiftMs);
  if (!hasServiceWorkers) await context.addInitScript(hideServiceWorkers);
  return { context, page: await context.newPage() };
}

/** Empties a profile and keeps it for the next test; closes it when that is not possible. */
export async function keepProfile(profile: Profile): Promise<void> {
  try {
    await empty(profile);
    kept.push(profile);
  } catch {
    await profile.context.close();
  }
}

/** Throws when the page is closed. */
async function empty({ context, page }: Profile): Promise<void> {
  for (const name of heard) page.removeAllListeners(name);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  const behavior = "ignoreErrors";
  await Promise.all([page.unrouteAll({ behavior }), context.unrouteAll({ behavior })]);
  await context.setOffline(false);
  await page.goto(`${appUrl}${stillPath}`);
  await page.evaluate(() => sessionStorage.clear());
  const protocol = protocols.get(page) ?? (await context.newCDPSession(page));
  protocols.set(page, protocol);
  await Promise.all([
    protocol.send("Storage.clearDataForOrigin", { origin: appUrl, storageTypes: "all" }),
    protocol.send("Page.resetNavigationHistory"),
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" }),
  ]);
}

/** Runs in the page. Playwright's own way to block a worker says so in the console. */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
