import type { Page } from "playwright-core";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import type { Credentials } from "./auth-emulator.ts";
import { signInWith } from "./auth-emulator.ts";
import { SessionBrowser } from "./session-browser.ts";
import { readHints } from "./read-hints.ts";
import type { Destination } from "./sign-in.ts";

interface Arrival extends Destination {
  /** The person has not read the hints of the screens. */
  isFirstVisit?: boolean;
}

/**
 * Opens the app as a person who signed in on this device a moment ago; answers once the heading of
 * the path is there. For tests of what comes after the sign-in: it spares the login page.
 */
export async function arriveAs(
  page: Page,
  { email, password }: Credentials,
  { path = "/", heading = "Home", isFirstVisit = false }: Arrival = {},
): Promise<void> {
  const signIn = await signInWith({ email, password });
  if (!isFirstVisit) await readHints(signIn.uid);
  await page.context().addCookies(await cookiesOf(signIn));
  const user = storedUser(signIn);
  const storing = await page.addInitScript(storeUser, user);
  await page.goto(`${appUrl}${path}`);
  await storing.dispose();
  await page.getByRole("heading", { level: 1, name: heading, includeHidden: true }).waitFor();
}

type SignIn = Awaited<ReturnType<typeof signInWith>>;

/** The session's own cookie and those that the app writes beside it. */
async function cookiesOf({ uid, idToken, refreshToken }: SignIn) {
  const server = new SessionBrowser();
  await server.signIn(idToken);
  const session = server.cookie?.split("=", 2)[1] ?? "";
  const { hostname: domain } = new URL(appUrl);
  const common = { domain, sameSite: "Strict" as const };
  const ofApp = Object.entries({ token: idToken, refreshToken, uid });
  return [
    { ...common, name: "__session", value: session, path: "/api/auth", httpOnly: true },
    ...ofApp.map(([name, value]) => ({ ...common, name, value, path: "/" })),
  ];
}

/** A user as Firebase keeps it in the browser; it fetches the rest when the app starts. */
function storedUser({ uid, email, idToken, refreshToken }: SignIn) {
  const now = Date.now();
  const hourMs = 3_600_000;
  return {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + hourMs },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: "demo-key",
    appName: "[DEFAULT]",
  };
}

/** Runs in the page before the app. Firebase moves the user to its database. */
function storeUser(user: { apiKey: string; appName: string }): void {
  localStorage.setItem(`firebase:authUser:${user.apiKey}:${user.appName}`, JSON.stringify(user));
}
