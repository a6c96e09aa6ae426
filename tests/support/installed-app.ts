import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { onTestFinished } from "vitest";
import { clockShiftMs } from "../../emulators/clock/clock-shift.ts";
import { shiftDate } from "../../emulators/clock/shift-date.ts";
import { prepareChromium } from "../../emulators/prepare/chromium.ts";
import { chromiumFlags } from "./launch-chromium.ts";
import type { Device } from "./visit.ts";

export interface InstalledApp {
  context: BrowserContext;
  page: Page;
}

/** A browser whose data outlives its end, as on a phone: open it, close its context, open it again. */
export function installedApp(device: Device): { open: () => Promise<InstalledApp> } {
  const folder = mkdtempSync(join(tmpdir(), "crewline-phone-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(folder, {
        args: chromiumFlags,
        executablePath: await prepareChromium(),
        viewport: device,
        locale: "en-US",
        timezoneId: "America/New_York",
        reducedMotion: "reduce",
      });
      onTestFinished(() => context.close());
      if (clockShiftMs !== 0) await context.addInitScript(shiftDate, clockShiftMs);
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(30_000);
      return { context, page };
    },
  };
}
