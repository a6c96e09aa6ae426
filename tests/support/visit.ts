import type { Browser, BrowserContext, Page } from "playwright-core";
import { TestRunner, afterAll, expect, onTestFinished } from "vitest";
import { clockShiftMs } from "../../emulators/clock/clock-shift.ts";
import { shiftDate } from "../../emulators/clock/shift-date.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { launchChromium } from "./launch-chromium.ts";
import { tellOfFailure } from "./tell-of-failure.ts";

/** Where the stack of the tests serves the product. */
export const appOrigin = appUrl;

/** A person at a device of their own: a fresh profile and a page that remembers its complaints. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

export interface Device {
  width: number;
  height: number;
}
export const desk: Device = { width: 1280, height: 900 };
export const phone: Device = { width: 390, height: 844 };

/** What playwright itself says on a device that keeps no app. */
const blockedWorker = "Service Worker registration blocked by Playwright";

interface VisitOptions {
  /** A device that keeps the app for times without a network. Such a worker also hides requests. */
  keepsApp?: boolean;
  /** What a browser says of calls that the test has refused, or failing, on purpose. */
  mayComplain?: RegExp;
}

/** For a visit that goes wrong in so many ways that what the console says of it proves nothing. */
export const anything = /(?:)/u;

let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/**
 * Opens a page in a profile of its own, in the one browser of the test file. It leaves when the test
 * ends, and has to have said nothing in its console by then that a person should worry about.
 */
export async function visit(device: Device, options: VisitOptions = {}): Promise<Visitor> {
  browser ??= launchChromium();
  const { keepsApp = false, mayComplain } = options;
  const context = await (
    await browser
  ).newContext({
    viewport: device,
    locale: "en-US",
    timezoneId: "America/New_York",
    acceptDownloads: true,
    reducedMotion: "reduce",
  });
  if (clockShiftMs !== 0) await context.addInitScript(shiftDate, clockShiftMs);
  if (!keepsApp) await context.addInitScript(hideServiceWorkers);
  const visitor = listenTo(await context.newPage());
  if (TestRunner.getCurrentTest() !== undefined) {
    onTestFinished(() => leave(visitor, mayComplain));
  }
  return visitor;
}

function listenTo(page: Page): Visitor {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (!isComplaint || message.text() === blockedWorker) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.setDefaultTimeout(30_000);
  return { page, context: page.context(), complaints };
}

async function leave(visitor: Visitor, mayComplain: RegExp | undefined): Promise<void> {
  await tellOfFailure(visitor);
  await visitor.context.close();
  const { complaints } = visitor;
  expect(complaints.filter((text) => mayComplain?.test(text) !== true)).toEqual([]);
}

/** Runs in the page. Playwright's own way to block a worker says so in the console. */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** The page said nothing in its console that a person should worry about. */
export function expectSilence({ complaints }: Visitor): void {
  expect(complaints).toEqual([]);
}

/**
 * As `expectSilence`, for somebody whose rights changed on the way: a call of that moment may meet
 * the change before its new token. It is refused once and repeated, and the browser tells of the
 * refusal whatever the page does.
 */
export function expectSilenceButForNewRights({ complaints }: Visitor): void {
  const refusals = complaints.filter((text) => /status of 401.* \S*\/api\/trpc\//u.test(text));
  expect(complaints.filter((text) => text !== refusals[0])).toEqual([]);
}
