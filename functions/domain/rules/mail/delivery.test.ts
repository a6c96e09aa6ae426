import { describe, expect, test } from "vitest";
import { backOffSeconds, maxAttempts } from "./back-off.ts";
import { afterAttempt, claimMail, leaseSeconds } from "./delivery.ts";
import { aMail, noon } from "./mail-builder.test-support.ts";
import type { Mail } from "../../records/mail/mail.ts";

const secondsLater = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString();
const busy = { kind: "refused", isFinal: false, problem: "421 Too many connections" } as const;
const unknown = { kind: "refused", isFinal: true, problem: "550 No such user" } as const;

function claimed(mail: Mail = aMail(), now = noon): Mail {
  const found = claimMail(mail, now);
  if (found === null) throw new Error("The message was not due.");
  return found;
}

describe("claiming a message", () => {
  test("takes one that waits and counts the attempt", () => {
    expect(claimed()).toMatchObject({
      state: "sending",
      attempts: 1,
      nextAttemptAt: secondsLater(leaseSeconds),
    });
  });

  test("is refused to a second sender until the lease of the first one ends", () => {
    const taken = claimed();
    expect(claimMail(taken, secondsLater(leaseSeconds - 1))).toBeNull();
    expect(claimMail(taken, secondsLater(leaseSeconds))).toMatchObject({ attempts: 2 });
  });

  test("is refused before the time of the next attempt", () => {
    expect(claimMail(aMail({ nextAttemptAt: secondsLater(1) }), noon)).toBeNull();
  });

  test("is refused for what is sent or given up", () => {
    const sent = afterAttempt(claimed(), { kind: "delivered" }, noon);
    const failed = afterAttempt(claimed(), unknown, noon);
    expect([claimMail(sent, "2027-01-01T00:00:00.000Z"), claimMail(failed, noon)]).toEqual([
      null,
      null,
    ]);
  });

  test("gives up what comes too late to be of use", () => {
    const late = claimed(aMail({ staleAt: noon }));
    expect(late).toMatchObject({ state: "failed", attempts: 0, nextAttemptAt: null });
    expect(late.problem).toBe("It could not be sent in time.");
  });
});

describe("after an attempt", () => {
  test("a delivered message is sent and forgets the token of its link", () => {
    const sent = afterAttempt(claimed(), { kind: "delivered" }, secondsLater(2));
    expect(sent).toMatchObject({ state: "sent", sentAt: secondsLater(2), nextAttemptAt: null });
    expect(sent.content).toMatchObject({
      kind: "invitation",
      token: null,
      tokenSeed: null,
    });
  });

  test("a message that was refused for now waits for the time of the back-off", () => {
    expect(afterAttempt(claimed(), busy, noon)).toMatchObject({
      state: "queued",
      attempts: 1,
      nextAttemptAt: secondsLater(60),
      problem: "421 Too many connections",
      content: { token: "t".repeat(43) },
    });
  });

  test("a message that was refused for good is given up at once", () => {
    const failed = afterAttempt(claimed(), unknown, noon);
    expect(failed).toMatchObject({ state: "failed", problem: "550 No such user" });
    expect(failed.content).toMatchObject({ token: null, tokenSeed: null });
  });

  test("a message that is refused again and again is given up after the last attempt", () => {
    let mail = aMail();
    let attempts = 0;
    while (mail.nextAttemptAt !== null) {
      const now = mail.nextAttemptAt;
      mail = afterAttempt(claimed(mail, now), busy, now);
      attempts += 1;
    }
    expect([mail.state, attempts]).toEqual(["failed", maxAttempts]);
  });
});

test("the back-off grows and ends within two days", () => {
  const waits = Array.from({ length: maxAttempts }, (_, index) => backOffSeconds(index + 1));
  const numbers = waits.filter((wait) => wait !== null);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBeNull();
  expect(numbers.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(2 * 86_400);
});
