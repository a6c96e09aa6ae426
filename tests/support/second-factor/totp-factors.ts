import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { ServiceError } from "./service-error.ts";
import { CODE_DIGITS, PERIOD_SECONDS, fromBase32, hotp, stepAt, toBase32 } from "./totp.ts";

/** The most time between the QR code and the first code. */
const ENROLMENT_MS = 10 * 60_000;
const MOST_FACTORS = 5;

export interface TotpFactorsOptions {
  nowMs: () => number;
  /** Periods before and after the present one whose codes count, as the project is configured. */
  adjacentIntervals: number;
}

interface Pending {
  uid: UserId;
  key: string;
  deadlineMs: number;
}

interface Factor {
  mfaEnrollmentId: string;
  displayName: string | undefined;
  enrolledAt: string;
  key: string;
  /** The last period whose code was taken; it and older ones are used up (RFC 6238 section 5.2). */
  lastStep: number;
}

/** The authenticator apps of all users, as the identity service keeps them. */
export class TotpFactors {
  readonly #options: TotpFactorsOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #factors = new Map<UserId, Factor[]>();

  constructor(options: TotpFactorsOptions) {
    this.#options = options;
  }

  /** Makes a key; it counts only after a code has proven that an app holds it. */
  start(uid: UserId) {
    if (this.#of(uid).length >= MOST_FACTORS)
      throw new ServiceError("SECOND_FACTOR_LIMIT_EXCEEDED");
    const sessionInfo = randomBytes(24).toString("base64url");
    const key = toBase32(randomBytes(20));
    const deadlineMs = this.#options.nowMs() + ENROLMENT_MS;
    this.#pending.set(sessionInfo, { uid, key, deadlineMs });
    return {
      sharedSecretKey: key,
      verificationCodeLength: CODE_DIGITS,
      hashingAlgorithm: "SHA1",
      periodSec: PERIOD_SECONDS,
      sessionInfo,
      finalizeEnrollmentTime: new Date(deadlineMs).toISOString(),
    };
  }

  /** Takes the first code and answers the id of the new factor. */
  finish(uid: UserId, { sessionInfo = "", verificationCode = "" }, displayName?: string): string {
    const pending = this.#pending.get(sessionInfo);
    if (pending?.uid !== uid) throw new ServiceError("INVALID_SESSION_INFO");
    if (this.#options.nowMs() > pending.deadlineMs) throw new ServiceError("SESSION_EXPIRED");
    const { key } = pending;
    const lastStep = this.#match({ key, lastStep: -1 }, verificationCode);
    this.#pending.delete(sessionInfo);
    const mfaEnrollmentId = randomBytes(21).toString("base64url");
    const enrolledAt = new Date(this.#options.nowMs()).toISOString();
    const factor = { mfaEnrollmentId, displayName, enrolledAt, key, lastStep };
    this.#factors.set(uid, [...this.#of(uid), factor]);
    return mfaEnrollmentId;
  }

  /** Takes a code at sign-in; each counts once. */
  verify(uid: UserId, mfaEnrollmentId: string, verificationCode: string): void {
    const factor = this.#of(uid).find((it) => it.mfaEnrollmentId === mfaEnrollmentId);
    if (factor === undefined) throw new ServiceError("MFA_ENROLLMENT_NOT_FOUND");
    factor.lastStep = this.#match(factor, verificationCode);
  }

  /** Takes a factor away; false when the user has none of that id. */
  remove(uid: UserId, mfaEnrollmentId: string): boolean {
    const before = this.#of(uid);
    const after = before.filter((factor) => factor.mfaEnrollmentId !== mfaEnrollmentId);
    this.#factors.set(uid, after);
    return after.length < before.length;
  }

  /** The data about a user's apps that an answer may contain: never the key. */
  infosOf(uid: UserId) {
    return this.#of(uid).map(({ mfaEnrollmentId, displayName, enrolledAt }) => ({
      mfaEnrollmentId,
      ...(displayName !== undefined && { displayName }),
      enrolledAt,
      totpInfo: {},
    }));
  }

  #of(uid: UserId): Factor[] {
    return this.#factors.get(uid) ?? [];
  }

  /** The period of a code within the window that is not used up; refuses every other code. */
  #match({ key, lastStep }: Pick<Factor, "key" | "lastStep">, code: string): number {
    const secret = fromBase32(key);
    const { adjacentIntervals, nowMs } = this.#options;
    const present = stepAt(nowMs());
    for (let step = present - adjacentIntervals; step <= present + adjacentIntervals; step += 1) {
      if (step > lastStep && isSame(hotp(secret, step), code)) return step;
    }
    throw new ServiceError("INVALID_CODE");
  }
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
