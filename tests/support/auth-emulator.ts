import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";

const base = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
const refreshing = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}/securetoken.googleapis.com/v1/token`;
const project = `${base}/projects/${stackEnvironment.GCLOUD_PROJECT}`;

/** A login made for one test, as the browser holds it after signing in. */
export interface Login {
  uid: UserId;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

export interface AccountChange {
  email?: string;
  displayName?: string;
  emailVerified?: boolean;
  disableUser?: boolean;
  /** Sign-ins before this second are revoked; a text of digits, as the service takes it. */
  validSince?: string;
  /** Custom claims as JSON text. */
  customAttributes?: string;
}

/**
 * Signs a new person up with e-mail and password, and in: the emulator takes the time twice while
 * it makes an account, so that a token from just before a full second can be born revoked.
 */
export async function aLogin(email = `${randomUUID()}@people.example`): Promise<Login> {
  const password = "correct horse";
  const answer = await post(`${base}/accounts:signUp?key=any`, {
    email,
    password,
    returnSecureToken: true,
  });
  return signInAgain({
    ...tokensOf(answer),
    uid: aUserId(textOf(answer, "localId")),
    email,
    password,
  });
}

export interface Credentials {
  email: string;
  password: string;
}

/** The same person after signing in again: fresh tokens with the claims of this moment. */
export function signInAgain(login: Login): Promise<Login> {
  return signInWith(login);
}

/** Signs a person in whose account is there. */
export async function signInWith({ email, password }: Credentials): Promise<Login> {
  const body = { email, password, returnSecureToken: true };
  const answer = await post(`${base}/accounts:signInWithPassword?key=any`, body);
  return { uid: aUserId(textOf(answer, "localId")), email, password, ...tokensOf(answer) };
}

/** The same sign-in with a fresh token, which has the claims of this moment. */
export async function refreshed(login: Login): Promise<Login> {
  const body = new URLSearchParams({
    grant_type: "refresh_token",
    refresh_token: login.refreshToken,
  });
  const url = `${refreshing}?key=any`;
  const response = await fetch(url, { method: "POST", body });
  const answer = asRecord(await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return {
    ...login,
    idToken: textOf(answer, "id_token"),
    refreshToken: textOf(answer, "refresh_token"),
  };
}

/** Changes an account as an administrator of the project. */
export async function changeAccount(uid: UserId, change: AccountChange): Promise<void> {
  await post(`${project}/accounts:update`, { localId: uid, ...change }, "Bearer owner");
}

/** Deletes an account as an administrator of the project; its tokens stay as they are. */
export async function deleteAccount(uid: UserId): Promise<void> {
  await post(`${project}/accounts:delete`, { localId: uid }, "Bearer owner");
}

/** Logins without a sign-in, as many as asked for; their uids begin with the prefix. */
export async function idleLogins(count: number, prefix: string): Promise<void> {
  const users = Array.from({ length: count }, (_, index) => {
    const localId = `${prefix}-${String(index).padStart(4, "0")}`;
    return { localId, email: `${localId}@people.example` };
  });
  await post(`${project}/accounts:batchCreate`, { users }, "Bearer owner");
}

/** An ID token with other contents. The emulator takes unsigned ones; production never does. */
export function alteredToken(idToken: string, change: Record<string, unknown>): string {
  const payload = { ...payloadOf(idToken), ...change };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}

export function payloadOf(idToken: string): Record<string, unknown> {
  const text = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
  return asRecord(JSON.parse(text));
}

async function post(url: string, body: object, authorization?: string) {
  const headers = { "Content-Type": "application/json", ...(authorization && { authorization }) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = asRecord(await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}

function tokensOf(answer: Record<string, unknown>) {
  return { idToken: textOf(answer, "idToken"), refreshToken: textOf(answer, "refreshToken") };
}

function textOf(answer: Record<string, unknown>, name: string): string {
  const value = answer[name];
  if (typeof value !== "string") throw new Error(`The Auth emulator gave no ${name}.`);
  return value;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
