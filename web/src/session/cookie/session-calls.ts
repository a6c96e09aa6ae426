import type { AuthSession } from "./auth-session.ts";
import { parseAuthSession } from "./auth-session.ts";
import type { Send, SignInResult } from "./session-request.ts";
import {
  BASE,
  csrfTokenFrom,
  get,
  hasOwn,
  noAnswer,
  postForm,
  withCsrf,
} from "./session-request.ts";

export interface SignInOptions {
  /** The address to open afterwards; the current address if left out. */
  callbackUrl?: string;
  /** False answers the result; otherwise the browser goes to the address that the server names. */
  redirect?: boolean;
  idToken?: string;
}

/** The session endpoints as a browser calls them. Every call rejects when there is no answer. */
export interface SessionCalls {
  /** Null for no session; rejects when the server could not say. */
  getSession(): Promise<AuthSession | null>;
  /** Null when the browser is sent away: providers not loadable, unknown provider, `redirect`. */
  signIn(provider: string, options: SignInOptions): Promise<SignInResult | null>;
  /** Returns the address to go to; null when the server refused. */
  signOut(callbackUrl: string): Promise<{ url: string | null }>;
  /** Null when the server did not renew the session. */
  update(idToken: string): Promise<AuthSession | null>;
  log(code: string, message: string): void;
  /** Sends the browser to an address, with a reload where only the part behind # differs. */
  goTo(url: string): void;
}

/** The parts of the window that the calls need. */
export interface BrowserPort {
  href(): string;
  goTo(url: string): void;
  reload(): void;
}

export function sessionCalls(send: Send, browser: BrowserPort): SessionCalls {
  return {
    getSession: () => getSession(send),
    signIn: (provider, options) => signIn({ send, browser }, provider, options),
    signOut: async (callbackUrl) => {
      const { url } = await withCsrf(send, (csrfToken) =>
        postForm(send, "signout", { csrfToken, callbackUrl }),
      );
      return { url };
    },
    update: (idToken) => update(send, idToken),
    log: (code, message) => {
      const url = new URL(browser.href()).pathname;
      const entry = new URLSearchParams({ level: "error", code, client: "true", url, message });
      navigator.sendBeacon(`${BASE}/_log`, entry);
    },
    goTo: (url) => void leave(browser, url),
  };
}

/** Any answer but a success says nothing about the session, so it counts as none. */
async function getSession(send: Send): Promise<AuthSession | null> {
  const response = await get(send, "session");
  if (!response.ok) throw noAnswer(response.status);
  return parseAuthSession(await response.json());
}

interface Ways {
  send: Send;
  browser: BrowserPort;
}

async function signIn(
  { send, browser }: Ways,
  provider: string,
  { redirect = true, callbackUrl = browser.href(), ...credentials }: SignInOptions,
): Promise<SignInResult | null> {
  const providers = await loadProviders(send);
  if (providers === null) return leave(browser, `${BASE}/error`);
  if (!hasOwn(providers, provider)) {
    return leave(browser, `${BASE}/signin?${new URLSearchParams({ callbackUrl })}`);
  }
  const hasForm = hasOwn(providers[provider], "type") && providers[provider].type !== "credentials";
  const path = `${hasForm ? "signin" : "callback"}/${provider}`;
  const options = { ...credentials, redirect: String(redirect), callbackUrl };
  const result = await withCsrf(send, (csrfToken) =>
    postForm(send, path, { ...options, csrfToken }),
  );
  if (!redirect && !hasForm) return withoutTarget(result);
  return leave(browser, result.url ?? callbackUrl);
}

/** The result as a caller gets it: an address only where nothing went wrong. */
function withoutTarget(result: SignInResult): SignInResult {
  return result.error === null ? result : { ...result, url: null };
}

function leave(browser: BrowserPort, url: string): null {
  browser.goTo(url);
  if (url.includes("#")) browser.reload();
  return null;
}

/** Null when the server cannot list them. A missing answer rejects: being offline is no fault. */
async function loadProviders(send: Send): Promise<object | null> {
  const response = await get(send, "providers");
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  return typeof body === "object" ? body : null;
}

/** The endpoint says with 400 alone that the token did not fit, so that is repeated once, too. */
async function update(send: Send, idToken: string): Promise<AuthSession | null> {
  const post = async () => {
    const csrfToken = await csrfTokenFrom(send);
    return send(`${BASE}/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ csrfToken, data: { idToken } }),
    });
  };
  const first = await post();
  const response = first.status === 400 ? await post() : first;
  if (response.status >= 500) throw noAnswer(response.status);
  return response.ok ? parseAuthSession(await response.json()) : null;
}
