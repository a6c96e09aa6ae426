import type { AuthSession } from "./auth-session.ts";
import { parseAuthSession } from "./auth-session.ts";

const BASE = "/api/auth";
const PROVIDER = "firebase";

/** The outcome of a sign-in at the session endpoint; `error` is one of its fixed names. */
export interface SignInResult {
  ok: boolean;
  status: number;
  error: string | null;
  url: string | null;
}

/** The session endpoints as a browser calls them. Every call rejects when there is no answer. */
export interface SessionCalls {
  getSession(): Promise<AuthSession | null>;
  signIn(idToken: string, callbackUrl: string): Promise<SignInResult>;
  signOut(callbackUrl: string): Promise<void>;
  update(idToken: string): Promise<AuthSession | null>;
  log(code: string, message: string): void;
}

type Fetch = typeof fetch;

export function sessionCalls(send: Fetch): SessionCalls {
  return {
    getSession: async () => parseAuthSession(await getJson(send, "session")),
    signIn: (idToken, callbackUrl) => signIn(send, idToken, callbackUrl),
    signOut: async (callbackUrl) => {
      await withCsrf(send, (csrfToken) => postForm(send, "signout", { csrfToken, callbackUrl }));
    },
    update: (idToken) => update(send, idToken),
    log: (code, message) => {
      const entry = new URLSearchParams({ level: "error", code, message, client: "true" });
      navigator.sendBeacon(`${BASE}/_log`, entry);
    },
  };
}

async function signIn(send: Fetch, idToken: string, callbackUrl: string): Promise<SignInResult> {
  const providers = await getJson(send, "providers");
  if (!hasOwn(providers, PROVIDER)) return refused(503, "Configuration");
  return withCsrf(send, (csrfToken) =>
    postForm(send, `callback/${PROVIDER}`, { idToken, redirect: "false", csrfToken, callbackUrl }),
  );
}

/** Two tabs may both have fetched a first token; the later cookie wins, so a refusal is retried. */
async function withCsrf(
  send: Fetch,
  post: (csrfToken: string) => Promise<SignInResult>,
): Promise<SignInResult> {
  const first = await post(await csrfTokenFrom(send));
  return first.error === "MissingCSRF" ? post(await csrfTokenFrom(send)) : first;
}

async function update(send: Fetch, idToken: string): Promise<AuthSession | null> {
  const csrfToken = await csrfTokenFrom(send);
  const response = await send(`${BASE}/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ csrfToken, data: { idToken } }),
  });
  return parseAuthSession(await answer(response));
}

async function postForm(
  send: Fetch,
  path: string,
  fields: Record<string, string>,
): Promise<SignInResult> {
  const response = await send(`${BASE}/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, json: "true" }),
  });
  const body = await answer(response);
  const url = hasOwn(body, "url") && typeof body["url"] === "string" ? body["url"] : null;
  const error = url === null ? null : new URL(url).searchParams.get("error");
  if (response.ok && error === null) return { ok: true, status: response.status, error, url };
  return refused(response.status, error ?? "Default");
}

function refused(status: number, error: string): SignInResult {
  return { ok: false, status, error, url: null };
}

async function csrfTokenFrom(send: Fetch): Promise<string> {
  const body = await getJson(send, "csrf");
  return hasOwn(body, "csrfToken") && typeof body["csrfToken"] === "string"
    ? body["csrfToken"]
    : "";
}

async function getJson(send: Fetch, path: string): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  return answer(await send(`${BASE}/${path}`, { headers }));
}

/** An answer of 5xx says nothing about the session, so it counts as none. */
async function answer(response: Response): Promise<unknown> {
  if (response.status >= 500) throw new Error(`The session endpoint answered ${response.status}.`);
  return response.json();
}

function hasOwn<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
