import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { stringifySetCookie } from "cookie";
import { SESSION_SECONDS } from "../../identity/sign-in-ages.ts";
import type { SessionKeys } from "./session-keys.ts";

/** The only cookie that Firebase Hosting passes to a function. */
const NAME = "__session";
const ANONYMOUS_SECONDS = 24 * 3600;
const CLOCK_SKEW_SECONDS = 60;
const LONGEST = 4096;

const form = /^v1\.([0-9a-z]{1,9})\.([\w-]{22})\.(-|[\w-]+\.[\w-]+\.[\w-]*)$/;

/** The content of the cookie; `session` is Firebase's session cookie, null before the sign-in. */
export interface CookieContent {
  issuedAtSeconds: number;
  nonce: string;
  session: string | null;
}

/** Content for a new cookie, with an unused nonce. */
export function newCookieContent(session: string | null, nowSeconds: number): CookieContent {
  return { issuedAtSeconds: nowSeconds, nonce: randomBytes(16).toString("base64url"), session };
}

/** The cookie's value: the content in clear text, signed with the first key. */
export function sealCookie(content: CookieContent, keys: SessionKeys): string {
  const issuedAt = content.issuedAtSeconds.toString(36);
  const payload = `v1.${issuedAt}.${content.nonce}.${content.session ?? "-"}`;
  const value = `${payload}.${macOf(payload, keys[0].cookie).toString("base64url")}`;
  if (value.length > LONGEST) throw new Error(`The session cookie has ${value.length} characters.`);
  return value;
}

/**
 * The content of the request's one valid cookie, or null. Invalid cookies beside it are ignored;
 * our browsers never send two valid ones, so then neither counts.
 */
export function openCookie(
  header: string | undefined,
  keys: SessionKeys,
  nowSeconds: number,
): CookieContent | null {
  const opened = valuesOf(header).flatMap((value) => openValue(value, keys) ?? []);
  const [content, ...others] = opened.filter((one) => isInTime(one, nowSeconds));
  return others.length === 0 ? (content ?? null) : null;
}

/** The header that stores a cookie; an anonymous one lasts as long as the browser's session. */
export function setCookieHeader(
  content: CookieContent,
  keys: SessionKeys,
  secure: boolean,
): string {
  const age = content.session === null ? {} : { maxAge: SESSION_SECONDS };
  return stringifySetCookie({ ...attributes(secure), ...age, value: sealCookie(content, keys) });
}

export function clearCookieHeader(secure: boolean): string {
  return stringifySetCookie({ ...attributes(secure), maxAge: 0, value: "" });
}

/** The path keeps the cookie away from the procedures and from every static file. */
function attributes(secure: boolean) {
  return { name: NAME, path: "/api/auth", httpOnly: true, secure, sameSite: "strict" } as const;
}

function valuesOf(header: string | undefined): string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${NAME}=`;
  return pairs.flatMap((pair) => (pair.startsWith(prefix) ? [pair.slice(prefix.length)] : []));
}

function openValue(value: string, keys: SessionKeys): CookieContent | null {
  const cut = value.lastIndexOf(".");
  const payload = value.slice(0, Math.max(cut, 0));
  const [, issuedAt, nonce, session] = form.exec(payload) ?? [];
  if (issuedAt === undefined || nonce === undefined || session === undefined) return null;
  if (!keys.some((key) => isMacOf(value.slice(cut + 1), payload, key.cookie))) return null;
  const issuedAtSeconds = Number.parseInt(issuedAt, 36);
  return { issuedAtSeconds, nonce, session: session === "-" ? null : session };
}

function isInTime(content: CookieContent, nowSeconds: number): boolean {
  const age = nowSeconds - content.issuedAtSeconds;
  const longest = content.session === null ? ANONYMOUS_SECONDS : SESSION_SECONDS;
  return age >= -CLOCK_SKEW_SECONDS && age <= longest;
}

function macOf(payload: string, key: Buffer): Buffer {
  return createHmac("sha256", key).update(payload).digest();
}

/** Compares texts of equal length: base64url of 32 bytes has unused bits that must not vary. */
function isMacOf(mac: string, payload: string, key: Buffer): boolean {
  const expected = Buffer.from(macOf(payload, key).toString("base64url"));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
