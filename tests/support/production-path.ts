import { getApps, initializeApp } from "firebase-admin/app";
import { vi } from "vitest";
import type { GoogleAccount, GoogleStandIn } from "./google-stand-in.ts";
import { standInForGoogle } from "./google-stand-in.ts";
import type { Fields } from "./mint-token.ts";
import { signedToken } from "./mint-token.ts";

export const project = "crewline-live";
export const appOrigin = "https://app.crewline.test";
export const staffDomain = "staff.example";

/** While a secret is being changed: the first signs, both verify. */
export const sessionSecrets = [
  "a-secret-of-the-test-that-is-longer-than-32-bytes",
  "the-secret-of-last-year-that-is-longer-than-32-bytes",
];

/**
 * Makes this process a deployed function: no emulator, secure cookies, firebase-admin verifying
 * tokens itself. Only the network behind the Admin SDK is replaced. Call it before the environment
 * is read; a test file is a separate process.
 */
export async function onProductionPath(): Promise<GoogleStandIn> {
  for (const name of [
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIRESTORE_EMULATOR_HOST",
    "FUNCTIONS_EMULATOR",
  ]) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv("GCLOUD_PROJECT", project);
  vi.stubEnv("APP_ORIGIN", appOrigin);
  vi.stubEnv("STAFF_DOMAIN", staffDomain);
  vi.stubEnv("SESSION_SECRET", sessionSecrets.join());
  const google = await standInForGoogle();
  if (getApps().length > 0) throw new Error("Another test has opened the Firebase app.");
  const accessToken = { access_token: "of-the-test", expires_in: 3600 };
  initializeApp({
    projectId: project,
    httpAgent: google.agent,
    credential: { getAccessToken: () => Promise.resolve(accessToken) },
  });
  return google;
}

/** A user with an account and a verified address. */
export function anAccount(
  google: GoogleStandIn,
  change: Partial<GoogleAccount> = {},
): GoogleAccount {
  const localId = change.localId ?? `uid-${google.accounts.size + 1}`;
  const account = { localId, email: `${localId}@people.example`, emailVerified: true, ...change };
  google.accounts.set(localId, account);
  return account;
}

/** The claims of Google's ID token just after a sign-in with a password. */
export function claimsOf(account: GoogleAccount, change: Fields = {}): Fields {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: account.localId,
    user_id: account.localId,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: { sign_in_provider: "password", identities: {} },
    ...change,
  };
}

export function idTokenOf(
  google: GoogleStandIn,
  account: GoogleAccount,
  change: Fields = {},
): string {
  return signedToken(claimsOf(account, change), google.key);
}
