import type { BrowserContext } from "playwright-core";
import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import type { TotpStandIn } from "./totp-stand-in.ts";

/**
 * Redirects the browser's calls from the emulator to the stand-in. The app, its address and
 * its content policy stay as they are.
 */
export async function throughStandIn(context: BrowserContext, standIn: TotpStandIn): Promise<void> {
  const emulator = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
  await context.route(`${emulator}/**`, (route) =>
    route.continue({ url: route.request().url().replace(emulator, standIn.url) }),
  );
}
