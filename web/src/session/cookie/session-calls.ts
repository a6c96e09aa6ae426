import type { AuthSession } from "./auth-session.ts";
import { parseAuthSession } from "./auth-session.ts";

const BASE = "/api/auth";
const UNTOLD_WAIT_SECONDS = 60;

/** The outcome of a sign-in at the session endpoint; `error` is one of its fixed names. */
export interface SignInResult {
  ok: boolean;
  status: number;
  error: string | null;
  url: string | null;
  /** Given only when there were too many attempts. */
  wait?: { seconds: number; message: string };
}

export interface SignInOptions {
  /** Where the person goes afterwards; the present address unless given. */
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
  /** Answers the address to go to; null when the server refused. */
  signOut(callbackUrl: string): Promise<{ url: string | null }>;
  /** Null when the server did not renew the session. */
  update(idToken: string): Promise<AuthSession | null>;
  log(code: string, message: string): void;
  /** Sends the browser to an address, with a reload where only the part behind # differs. */
  goTo(url: string): void;
}

/** What the calls need of the window. */
export interface BrowserPort {
  href(): string;
  goTo(url: string): void;
  reload(): void;
}

type Send = typeof fetch;

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

/** Two tabs may both have fetched a first token; the later cookie wins, so a refusal is retried. */
async function withCsrf(
  send: Send,
  post: (csrfToken: string) => Promise<SignInResult>,
): Promise<SignInResult> {
  const first = await post(await csrfTokenFrom(send));
  return first.error === "MissingCSRF" ? post(await csrfTokenFrom(send)) : first;
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

async function postForm(
  send: Send,
  path: string,
  fields: Record<string, string>,
): Promise<SignInResult> {
  const response = await send(`${BASE}/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, json: "true" }),
  });
  const { ok, status } = response;
  if (status >= 500) throw noAnswer(status);
  const body: unknown = await response.json();
  const url = textOf(body, "url");
  const error = url === null ? null : new URL(url).searchParams.get("error");
  return {
    ok: ok && error === null,
    status,
    error: ok ? error : (error ?? "Default"),
    url,
    ...(status === 429 && { wait: waitOf(response, body) }),
  };
}

/** How long the server wants to be left alone, and its own sentence about it. */
function waitOf({ headers }: Response, body: unknown): { seconds: number; message: string } {
  const seconds = Number(headers.get("retry-after"));
  const message = textOf(body, "message") ?? "Too many attempts. Wait a minute, then try again.";
  return { seconds: seconds > 0 ? seconds : UNTOLD_WAIT_SECONDS, message };
}

/** The result as a caller gets it: an address only where nothing went wrong. */
function withoutTarget(result: SignInResult): SignInResult {
  return result.error === null ? result : { ...result, url: null };
}

async function csrfTokenFrom(send: Send): Promise<string> {
  const response = await get(send, "csrf");
  if (response.status >= 500) throw noAnswer(response.status);
  return textOf(await response.json(), "csrfToken") ?? "";
}

function get(send: Send, path: string): Promise<Response> {
  return send(`${BASE}/${path}`, { headers: { "Content-Type": "application/json" } });
}

function noAnswer(status: number): Error {
  return new Error(`The session endpoint answered ${status}.`);
}

function textOf(value: unknown, key: string): string | null {
  return hasOwn(value, key) && typeof value[key] === "string" ? value[key] : null;
}

function hasOwn<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
