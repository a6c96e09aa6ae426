import type { Login } from "../../support/auth-emulator.ts";
import { aLogin } from "../../support/auth-emulator.ts";
import { SessionBrowser } from "../../support/session-browser.ts";

let current: Promise<Login> | undefined;
let signIns = 0;

/** A login opens thirty sessions a minute, so that there has to be another now and then. */
export function aFreshLogin(): Promise<Login> {
  if (current === undefined || signIns % 25 === 0) current = aLogin();
  signIns += 1;
  return current;
}

export async function member() {
  const browser = new SessionBrowser();
  const { uid, idToken } = await aFreshLogin();
  await browser.signIn(idToken);
  return { browser, uid, idToken };
}
