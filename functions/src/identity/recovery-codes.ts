import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import {
  RECOVERY_CODE_COUNT,
  recoveryCodeOf,
} from "@crewline/domain/records/sign-ins/recovery-codes";
import { env } from "../platform/env.ts";

/** The login and the attempt of the codes: the same attempt draws the same codes. */
export interface RecoveryCodesDraw {
  uid: UserId;
  idempotencyKey: string;
}

/**
 * Returns the codes of a draw. They are derived from the attempt with the server's secret, so that
 * a repeated attempt can be answered without storing them, and no code can be guessed from the
 * others.
 */
export function drawRecoveryCodes({ uid, idempotencyKey }: RecoveryCodesDraw): string[] {
  const key = keyFor("draw");
  return Array.from({ length: RECOVERY_CODE_COUNT }, (_, number) =>
    recoveryCodeOf(signed(key, [uid, idempotencyKey, String(number)])),
  );
}

/**
 * The stored form of a code: 50 random bits under a key that the database does not have. `signs` is
 * the code as `readRecoveryCode` reads it.
 */
export function hashRecoveryCode(uid: UserId, signs: string): string {
  return signed(keyFor("hash"), [uid, signs]).toString("base64url");
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, "base64url"), Buffer.from(b, "base64url")];
  return left.length === right.length && timingSafeEqual(left, right);
}

function signed(key: Buffer, parts: readonly string[]): Buffer {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}

/** A separate key for each purpose, so that no value of one can replace one of another. */
function keyFor(purpose: "draw" | "hash"): Buffer {
  const { pinSecret } = env();
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  return Buffer.from(hkdfSync("sha256", pinSecret, "", `crewline recovery codes: ${purpose}`, 32));
}
