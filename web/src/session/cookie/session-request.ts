/** The address of the session endpoints. */
export const BASE = "/api/auth";
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

export type Send = typeof fetch;

/** Two tabs may both have fetched a first token; the later cookie wins, so a refusal is retried. */
export async function withCsrf(
  send: Send,
  post: (csrfToken: string) => Promise<SignInResult>,
): Promise<SignInResult> {
  const first = await post(await csrfTokenFrom(send));
  return first.error === "MissingCSRF" ? post(await csrfTokenFrom(send)) : first;
}

/** Posts a form; a missing answer and every 5xx reject. */
export async function postForm(
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

/** The seconds that the server says to wait, and its own sentence about it. */
function waitOf({ headers }: Response, body: unknown): { seconds: number; message: string } {
  const seconds = Number(headers.get("retry-after"));
  const message = textOf(body, "message") ?? "Too many attempts. Wait a minute, then try again.";
  return { seconds: seconds > 0 ? seconds : UNTOLD_WAIT_SECONDS, message };
}

export async function csrfTokenFrom(send: Send): Promise<string> {
  const response = await get(send, "csrf");
  if (response.status >= 500) throw noAnswer(response.status);
  return textOf(await response.json(), "csrfToken") ?? "";
}

export function get(send: Send, path: string): Promise<Response> {
  return send(`${BASE}/${path}`, { headers: { "Content-Type": "application/json" } });
}

export function noAnswer(status: number): Error {
  return new Error(`The session endpoint answered ${status}.`);
}

function textOf(value: unknown, key: string): string | null {
  return hasOwn(value, key) && typeof value[key] === "string" ? value[key] : null;
}

export function hasOwn<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
