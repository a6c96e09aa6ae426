import type { Browser, BrowserContext, Page } from "playwright-core";
import { TestRunner, expect, onTestFinished } from "vitest";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { keepProfile, openProfile } from "./kept-pages.ts";
import { launchChromium } from "./launch-chromium.ts";
import { tellOfFailure } from "./tell-of-failure.ts";

/** The origin at which the stack of the tests serves the product. */
export const appOrigin = appUrl;

/**
 * A person at a separate device: an empty profile, and a page with a record of its console
 * messages.
 */
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

/** Playwright's own message on a device that keeps no app. */
const blockedWorker = "Service Worker registration blocked by Playwright";

interface VisitOptions {
  /** A device that keeps the app for times without a network. Such a worker also hides requests. */
  keepsApp?: boolean;
  /** The test changes its page for good: it adds a script to each document, or sets the clock. */
  isNew?: boolean;
  /** The browser's messages about calls that the test refuses, or makes fail, on purpose. */
  mayComplain?: RegExp;
}

/** For a visit with so many failures that its console messages prove nothing. */
export const anything = /(?:)/u;

let launching: Promise<Browser> | undefined;

/** One browser for all test files of this process; it ends with the process. */
function theBrowser(): Promise<Browser> {
  launching ??= launch();
  return launching;
}

async function launch(): Promise<Browser> {
  const browser = await launchChromium();
  browser.once("disconnected", () => (launching = undefined));
  return browser;
}

/**
 * Opens a page in an empty profile. It closes when the test ends; by then its console must hold no
 * message that matters to a user.
 */
export async function visit(device: Device, options: VisitOptions = {}): Promise<Visitor> {
  const { keepsApp = false, isNew = false, mayComplain } = options;
  const test = TestRunner.getCurrentTest();
  const isRepeated = (test?.result?.retryCount ?? 0) > 0;
  const profile = await openProfile(await theBrowser(), {
    isNew: isNew || isRepeated || test === undefined,
    hasServiceWorkers: keepsApp,
  });
  await profile.page.setViewportSize(device);
  const complaints = listenTo(profile.page);
  const visitor = { ...profile, complaints };
  const isKept = !keepsApp && !isNew;
  if (test !== undefined) onTestFinished(() => leave(visitor, { mayComplain, isKept }));
  return visitor;
}

function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (!isComplaint || message.text() === blockedWorker) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.setDefaultTimeout(60_000);
  return complaints;
}

interface Leaving {
  mayComplain: RegExp | undefined;
  /** The next test may reuse the profile. */
  isKept: boolean;
}

async function leave(visitor: Visitor, { mayComplain, isKept }: Leaving): Promise<void> {
  await tellOfFailure(visitor);
  const hasFailed = TestRunner.getCurrentTest()?.result?.state === "fail";
  if (isKept && !hasFailed) await keepProfile(visitor);
  else await visitor.context.close();
  const { complaints } = visitor;
  expect(complaints.filter((text) => mayComplain?.test(text) !== true)).toEqual([]);
}

/** The console holds no message that matters to a user. */
export function expectSilence({ complaints }: Visitor): void {
  expect(complaints).toEqual([]);
}

/**
 * As `expectSilence`, for a user whose rights changed during the visit: a call may meet the change
 * before its new token. It is refused once and repeated, and the browser reports the refusal in any
 * case.
 */
export function expectSilenceButForNewRights({ complaints }: Visitor): void {
  const refusals = complaints.filter((text) => /status of 401.* \S*\/api\/trpc\//u.test(text));
  expect(complaints.filter((text) => text !== refusals[0])).toEqual([]);
}
