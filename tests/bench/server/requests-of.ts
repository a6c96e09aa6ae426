import type { Member } from "../../support/a-company.ts";
import { anAttempt } from "../../support/api-client.ts";
import type { Wanted } from "./call-instance.ts";
import { callInstance } from "./call-instance.ts";

/** A change as the app sends it, alone. */
export function mutationOf({ login }: Member, procedure: string, input: object): Wanted {
  return {
    target: "trpc",
    method: "POST",
    path: `/api/trpc/${procedure}`,
    headers: { authorization: `Bearer ${login.idToken}`, "content-type": "application/json" },
    body: JSON.stringify({ ...anAttempt(), ...input }),
  };
}

/** A question as the app sends it, alone. */
export function queryOf({ login }: Member, procedure: string, input?: object): Wanted {
  const asked = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const path = `/api/trpc/${procedure}${asked}`;
  const headers = { authorization: `Bearer ${login.idToken}` };
  return { target: "trpc", method: "GET", path, headers };
}

/** Opens a session, from the cookie with the token against forgery on. */
export async function signInOf(socketPath: string, { login }: Member): Promise<Wanted> {
  const { text, cookie } = await callInstance(socketPath, sessionCall("GET", "csrf", ""));
  const { csrfToken } = JSON.parse(text) as { csrfToken: string };
  const { idToken } = login;
  const fields = { json: "true", callbackUrl: "/", redirect: "false", csrfToken, idToken };
  return {
    ...sessionCall("POST", "callback/firebase", cookie ?? ""),
    body: new URLSearchParams(fields).toString(),
  };
}

/** Asks for the session of a member, who signs in for it. */
export async function sessionOf(socketPath: string, member: Member): Promise<Wanted> {
  const { cookie } = await callInstance(socketPath, await signInOf(socketPath, member));
  return sessionCall("GET", "session", cookie ?? "");
}

function sessionCall(method: Wanted["method"], action: string, cookie: string): Wanted {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const headers = { cookie, ...(method === "POST" && form) };
  return { target: "auth", method, path: `/api/auth/${action}`, headers };
}
