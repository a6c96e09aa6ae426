import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { expect } from "vitest";
import { inCache } from "../../emulators/paths.ts";
import { prepareChromium } from "../../emulators/prepare/chromium.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { tellOfFailure } from "./tell-of-failure.ts";

/** Where the stack of the tests serves the product. */
export const appOrigin = appUrl;

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium, found or installed the way the start command does it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: flags, executablePath: await prepareChromium() });
}

/** A person at a device of their own: a fresh profile and a page that remembers its complaints. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** What playwright itself says on a device that keeps no app. */
const blockedWorker = "Service Worker registration blocked by Playwright";

interface VisitOptions {
  /** A device that keeps the app for times without a network. Such a worker also hides requests. */
  keepsApp?: boolean;
}

/** Opens a page in a profile of its own; console errors, warnings and crashes are collected. */
export async function visit(
  browser: Browser,
  device: { width: number; height: number },
  { keepsApp = false }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: device,
    locale: "en-US",
    timezoneId: "America/New_York",
    acceptDownloads: true,
  });
  if (!keepsApp) await context.addInitScript(hideServiceWorkers);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && message.text() !== blockedWorker) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.setDefaultTimeout(30_000);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await tellOfFailure(page, complaints);
    await close(options);
  };
  return { page, context, complaints };
}

/** Runs in the page. Playwright's own way to block a worker says so in the console. */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** Keeps a picture of the page beside the reports, for whoever has to find out why a test failed. */
export async function photograph({ page }: Visitor, name: string): Promise<void> {
  await page.screenshot({ path: inCache("reports", `${name}.png`) });
}

/** The page said nothing in its console that a person should worry about. */
export function expectSilence(visitor: Visitor): void {
  expect(visitor.complaints).toEqual([]);
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** axe finds nothing against WCAG 2.2 A and AA on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.evaluate(await readFile(source, "utf8"));
  const first = await axeFindings(page);
  // A button that data has just enabled may begin to change its colour under axe's eyes.
  expect(first.length === 0 ? first : await axeFindings(page)).toEqual([]);
}

async function axeFindings(page: Page) {
  await page.evaluate(settleAnimations);
  const run = `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })`;
  const result: AxeResult = await page.evaluate(run);
  return result.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map((node) => `${node.html}\n${node.failureSummary ?? ""}`),
  }));
}

/** A colour on its way from one state to the next has a contrast that nobody gets to see. */
async function settleAnimations(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
