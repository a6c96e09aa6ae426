import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";
import { prepareChromium } from "../../emulators/prepare/chromium.ts";

export const chromiumFlags = [
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
  return chromium.launch({ args: chromiumFlags, executablePath: await prepareChromium() });
}
