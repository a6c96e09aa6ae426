import { firebaseApp } from "./firebase-app.ts";
import { webConfig } from "./web-config.ts";

let opening: Promise<() => Promise<string>> | undefined;

/**
 * The header by which App Check proves that a call comes from this app; none where the operator
 * has no site key, and then nothing of it is loaded. Without an answer of Google's the call goes
 * out bare, and the server says what it thinks of that.
 */
export async function appHeaders(): Promise<Record<string, string>> {
  const { appCheckSiteKey } = webConfig;
  if (appCheckSiteKey === null) return {};
  try {
    opening ??= open(appCheckSiteKey);
    return { "X-Firebase-AppCheck": await (await opening)() };
  } catch {
    opening = undefined;
    return {};
  }
}

/** As `fetch`, with the proof; for the session endpoints, which use no token. */
export async function fetchWithProof(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(await appHeaders())) headers.set(name, value);
  return fetch(input, { ...init, headers });
}

async function open(siteKey: string): Promise<() => Promise<string>> {
  const library = await import("firebase/app-check");
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = library;
  const appCheck = initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
