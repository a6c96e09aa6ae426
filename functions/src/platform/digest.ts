import { createHash, randomBytes } from "node:crypto";

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** SHA-256 of a text in base64url, as the app makes it of what it shows. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** A random text of 128 bits, which keeps short values from being guessed by their digests. */
export function newSalt(): string {
  return randomBytes(16).toString("base64url");
}
