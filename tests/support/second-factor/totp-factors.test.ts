import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { expect, test } from "vitest";
import { TotpFactors } from "./totp-factors.ts";
import { totp } from "./totp.ts";

const PERIOD_MS = 30_000;
/** The start of a period. */
const NOON = Date.parse("2026-11-21T12:00:00.000Z");

function aService(adjacentIntervals = 1) {
  const clock = { ms: NOON };
  const factors = new TotpFactors({ nowMs: () => clock.ms, adjacentIntervals });
  const enrol = () => {
    const { sharedSecretKey: key, sessionInfo } = factors.start(aUserId("ana"));
    const id = factors.finish(
      aUserId("ana"),
      { sessionInfo, verificationCode: totp(key, clock.ms) },
      "Pixel",
    );
    clock.ms += 10 * PERIOD_MS;
    return { key, id };
  };
  return { clock, factors, enrol };
}

test("a new key has 160 bits and no code of it counts before the first is proven", () => {
  const { factors } = aService();
  const started = factors.start(aUserId("ana"));
  expect(started.sharedSecretKey).toMatch(/^[A-Z2-7]{32}$/);
  expect(started).toMatchObject({
    verificationCodeLength: 6,
    hashingAlgorithm: "SHA1",
    periodSec: 30,
  });
  expect(factors.infosOf(aUserId("ana"))).toEqual([]);
});

test("the first code makes the factor, and no answer contains its key", () => {
  const { factors, enrol } = aService();
  const { id, key } = enrol();
  const infos = factors.infosOf(aUserId("ana"));
  const enrolledAt = new Date(NOON).toISOString();
  expect(infos).toEqual([{ mfaEnrollmentId: id, displayName: "Pixel", enrolledAt, totpInfo: {} }]);
  expect(JSON.stringify(infos)).not.toContain(key);
  expect(factors.infosOf(aUserId("ben"))).toEqual([]);
});

test("a wrong first code leaves the enrolment open for another try", () => {
  const { clock, factors } = aService();
  const { sharedSecretKey: key, sessionInfo } = factors.start(aUserId("ana"));
  const right = totp(key, clock.ms);
  const wrong = right === "000000" ? "000001" : "000000";
  expect(() => factors.finish(aUserId("ana"), { sessionInfo, verificationCode: wrong })).toThrow(
    "INVALID_CODE",
  );
  expect(factors.finish(aUserId("ana"), { sessionInfo, verificationCode: right })).not.toBe("");
});

test("an enrolment belongs to its user, ends after ten minutes and counts once", () => {
  const { clock, factors } = aService();
  const { sharedSecretKey: key, sessionInfo } = factors.start(aUserId("ana"));
  const verify = (uid: UserId) =>
    factors.finish(uid, { sessionInfo, verificationCode: totp(key, clock.ms) });
  expect(() => verify(aUserId("ben"))).toThrow("INVALID_SESSION_INFO");
  clock.ms += 10 * 60_000 + 1;
  expect(() => verify(aUserId("ana"))).toThrow("SESSION_EXPIRED");
  clock.ms = NOON;
  verify(aUserId("ana"));
  expect(() => verify(aUserId("ana"))).toThrow("INVALID_SESSION_INFO");
});

test.each([-1, 0, 1])("with one adjacent interval the code of period %i counts", (offset) => {
  const { clock, factors, enrol } = aService(1);
  const { id, key } = enrol();
  factors.verify(aUserId("ana"), id, totp(key, clock.ms + offset * PERIOD_MS));
  expect(() =>
    factors.verify(aUserId("ana"), id, totp(key, clock.ms + offset * PERIOD_MS)),
  ).toThrow("INVALID_CODE");
});

test.each([-2, 2])("with one adjacent interval the code of period %i does not", (offset) => {
  const { clock, factors, enrol } = aService(1);
  const { id, key } = enrol();
  const verify = () => factors.verify(aUserId("ana"), id, totp(key, clock.ms + offset * PERIOD_MS));
  expect(verify).toThrow("INVALID_CODE");
});

test("a code counts once, and after it no older one", () => {
  const { clock, factors, enrol } = aService(1);
  const { id, key } = enrol();
  const code = totp(key, clock.ms);
  factors.verify(aUserId("ana"), id, code);
  expect(() => factors.verify(aUserId("ana"), id, code)).toThrow("INVALID_CODE");
  expect(() => factors.verify(aUserId("ana"), id, totp(key, clock.ms - PERIOD_MS))).toThrow(
    "INVALID_CODE",
  );
  clock.ms += PERIOD_MS;
  factors.verify(aUserId("ana"), id, totp(key, clock.ms));
});

test("the code of the enrolment does not sign in", () => {
  const { clock, factors } = aService();
  const { sharedSecretKey: key, sessionInfo } = factors.start(aUserId("ana"));
  const code = totp(key, clock.ms);
  const id = factors.finish(aUserId("ana"), { sessionInfo, verificationCode: code });
  expect(() => factors.verify(aUserId("ana"), id, code)).toThrow("INVALID_CODE");
});

test("a factor that was removed is unknown, and so is another user's", () => {
  const { clock, factors, enrol } = aService();
  const { id, key } = enrol();
  expect(() => factors.verify(aUserId("ben"), id, totp(key, clock.ms))).toThrow(
    "MFA_ENROLLMENT_NOT_FOUND",
  );
  expect(factors.remove(aUserId("ana"), id)).toBe(true);
  expect(factors.remove(aUserId("ana"), id)).toBe(false);
  expect(() => factors.verify(aUserId("ana"), id, totp(key, clock.ms))).toThrow(
    "MFA_ENROLLMENT_NOT_FOUND",
  );
});

test("five are enough", () => {
  const { factors, enrol } = aService();
  for (let count = 0; count < 5; count += 1) enrol();
  expect(() => factors.start(aUserId("ana"))).toThrow("SECOND_FACTOR_LIMIT_EXCEEDED");
});
