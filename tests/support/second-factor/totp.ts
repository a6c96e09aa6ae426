import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const PERIOD_SECONDS = 30;
export const CODE_DIGITS = 6;

/** The one-time password of a counter: RFC 4226 section 5.3, HMAC-SHA1 and dynamic truncation. */
export function hotp(secret: Buffer, counter: number, digits = CODE_DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac("sha1", secret).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The counter of an instant: whole periods since the epoch (RFC 6238 section 4.2). */
export function stepAt(epochMs: number): number {
  return Math.floor(epochMs / 1000 / PERIOD_SECONDS);
}

/** The code that an authenticator app with this key shows at an instant. */
export function totp(base32Key: string, epochMs: number): string {
  return hotp(fromBase32(base32Key), stepAt(epochMs));
}

/** A code that no app with this key shows within five minutes of an instant. */
export function wrongCode(base32Key: string, epochMs: number): string {
  const steps = Array.from({ length: 21 }, (_, index) => stepAt(epochMs) + index - 10);
  const shown = new Set(steps.map((step) => hotp(fromBase32(base32Key), step)));
  const candidates = Array.from({ length: 22 }, (_, index) => String(index).padStart(6, "0"));
  return candidates.find((code) => !shown.has(code)) ?? "";
}

/** RFC 4648 base32 without padding, the form in which keys are shown and put in QR codes. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** Takes a key as people type it: spaces and letter case do not matter. */
export function fromBase32(text: string): Buffer {
  const letters = [...text.replaceAll(/\s|=/g, "").toUpperCase()];
  const bits = letters.map(bitsOf).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function bitsOf(letter: string): string {
  const value = ALPHABET.indexOf(letter);
  if (value < 0) throw new Error(`${letter} is no letter of base32.`);
  return value.toString(2).padStart(5, "0");
}
