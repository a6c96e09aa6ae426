import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { chromium } from "playwright-core";
import { prepareChromium } from "../../../emulators/prepare/chromium.ts";
import { chromiumFlags } from "../../support/launch-chromium.ts";

/** A profile of its own browser, and the port at which another program can drive it. */
export interface SharedProfile {
  context: BrowserContext;
  port: number;
}

/** Gives the work an empty profile that a second program may use, too; removes it afterwards. */
export async function withSharedProfile<T>(
  work: (profile: SharedProfile) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "crewline-lighthouse-"));
  const context = await chromium.launchPersistentContext(folder, {
    args: [...chromiumFlags, "--remote-debugging-port=0"],
    executablePath: await prepareChromium(),
  });
  try {
    const [port] = readFileSync(join(folder, "DevToolsActivePort"), "utf8").split("\n");
    return await work({ context, port: Number(port) });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
