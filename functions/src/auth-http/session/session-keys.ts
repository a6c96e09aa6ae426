import { hkdfSync } from "node:crypto";

/** The keys derived from one secret: one for the cookie, one for the CSRF tokens. */
export interface SessionKey {
  cookie: Buffer;
  csrf: Buffer;
}

/** Newest first: the first signs, all verify. Never empty. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

/** Returns the keys of the secrets, or null when there is none. */
export function deriveSessionKeys(secrets: readonly string[]): SessionKeys | null {
  const [first, ...older] = secrets.map((secret) => ({
    cookie: derive(secret, "cookie"),
    csrf: derive(secret, "csrf"),
  }));
  return first === undefined ? null : [first, ...older];
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
