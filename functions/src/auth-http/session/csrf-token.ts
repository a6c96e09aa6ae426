import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKeys } from "./session-keys.ts";

/** The CSRF token of a cookie's nonce: 64 hexadecimal digits. */
export function csrfTokenOf(nonce: string, keys: SessionKeys): string {
  return tokenWith(nonce, keys[0].csrf);
}

/** True when `given` is the token of the nonce under any of the keys. */
export function isCsrfToken(given: unknown, nonce: string, keys: SessionKeys): boolean {
  if (typeof given !== "string") return false;
  const bytes = Buffer.from(given);
  return keys.some(({ csrf }) => {
    const expected = Buffer.from(tokenWith(nonce, csrf));
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

function tokenWith(nonce: string, key: Buffer): string {
  return createHmac("sha256", key).update(nonce).digest("hex");
}
