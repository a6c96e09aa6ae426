import { describe, expect, test } from "vitest";
import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { alertStates } from "../../records/alerts/alert.ts";
import { anAlert } from "./alert.test-support.ts";
import type { AlertEvent } from "./alert-state.ts";
import {
  acknowledged,
  alertStateAfter,
  alertTransitions,
  mayMove,
  resolvedBy,
  snoozed,
} from "./alert-state.ts";

const now = "2026-11-20T09:10:00.000Z";
const by = { uid: aUserId("olivia"), name: "Olivia" };
const events: AlertEvent[] = ["acknowledge", "snooze", "wake", "resolve", "raise"];

describe("an alert", () => {
  const steps = alertStates.flatMap((state) => events.map((event) => [state, event] as const));
  const isPossible = ([state, event]: (typeof steps)[number]) => mayMove({ state }, event);

  test.each(steps.filter(isPossible))("that is %s follows %s as its table says", (state, event) => {
    expect(alertStateAfter(state, event)).toBe(alertTransitions[state][event]);
  });

  test.each(steps.filter((step) => !isPossible(step)))("that is %s refuses %s", (state, event) => {
    expect(() => alertStateAfter(state, event)).toThrow("illegalTransition");
  });

  test("that was acknowledged is neither mailed nor escalated", () => {
    const waiting = anAlert({ mailDueAt: now, escalateAt: now });
    expect(acknowledged(waiting, { by, now })).toMatchObject({
      state: "acknowledged",
      acknowledged: { ...by, at: now },
      mailDueAt: null,
      escalateAt: null,
    });
  });

  test("that was snoozed comes back after its minutes", () => {
    expect(snoozed(anAlert(), 60, now).snoozedUntil).toBe("2026-11-20T10:10:00.000Z");
  });

  test("that a person resolved keeps who and why, and that its cause lasts", () => {
    expect(resolvedBy(anAlert(), "She called", { by, now })).toMatchObject({
      state: "resolved",
      resolved: { ...by, at: now, reason: "She called" },
      isCausePresent: true,
    });
    const done = resolvedBy(anAlert(), "She called", { by, now });
    expect(() => resolvedBy(done, "again", { by, now })).toThrow("illegalTransition");
  });
});
