import { expect, test } from "vitest";
import type { EndedSignIns } from "./ended-sign-ins.ts";
import { afterEnding, afterEndingOthers, isEnded } from "./ended-sign-ins.ts";

const none: EndedSignIns = { endedSignIns: [], signInsEndedAt: 0, keptSignIn: 0 };
const now = 1_790_000_000;
const phone = now - 5000;
const desk = now - 100;

test("ending one sign-in leaves the others", () => {
  const ended = afterEnding(none, phone, now);
  expect(isEnded(ended, phone)).toBe(true);
  expect(isEnded(ended, desk)).toBe(false);
});

test("ending all others keeps this one and whatever is signed in later", () => {
  const ended = afterEndingOthers(desk, now);
  expect(isEnded(ended, phone)).toBe(true);
  expect(isEnded(ended, now)).toBe(true);
  expect(isEnded(ended, desk)).toBe(false);
  expect(isEnded(ended, now + 1)).toBe(false);
});

test("the sign-in that was kept can be ended after all", () => {
  const ended = afterEnding(afterEndingOthers(desk, now), desk, now + 10);
  expect(isEnded(ended, desk)).toBe(true);
});

test("sign-ins that are over anyway are not remembered", () => {
  const old = afterEnding(none, now - 31 * 86_400, now - 31 * 86_400);
  expect(afterEnding(old, phone, now).endedSignIns).toEqual([phone]);
});

test("a list that is full ends what is older than its oldest, and forgets none of them", () => {
  let ended = none;
  for (let at = 0; at < 60; at += 1) ended = afterEnding(ended, now - 600 + at, now);
  expect(ended.endedSignIns).toHaveLength(50);
  for (let at = 0; at < 60; at += 1) expect(isEnded(ended, now - 600 + at)).toBe(true);
  expect(isEnded(ended, now)).toBe(false);
});
