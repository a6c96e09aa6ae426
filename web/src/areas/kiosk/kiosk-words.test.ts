import { localeOf } from "@crewline/domain/kernel/formats/locale";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { expect, test } from "vitest";
import type { Greeting } from "./desk/kiosk-desk.ts";
import { greetingLines } from "./kiosk-words.ts";

const locale = localeOf({ ...deviceFormats, clock: "12" });
const greeting: Greeting = {
  firstName: "Ana",
  state: "out",
  since: null,
  possible: ["clockIn"],
  workedSecondsToday: 0,
  shift: null,
  jobRoles: [],
  listsLeft: [],
};
const since = "2026-03-02T14:00:00.000Z";
const lines = (change: Partial<Greeting>) =>
  greetingLines({ ...greeting, ...change }, "America/New_York", locale);

test("a greeting says what the clock does, the shift and the hours of today", () => {
  expect(lines({})).toEqual(["You are clocked out."]);
  const shift = { startsAt: since, endsAt: "2026-03-02T22:00:00.000Z" };
  expect(lines({ state: "working", since, shift, workedSecondsToday: 5400 })).toEqual([
    "Clocked in since 9:00 AM.",
    "Your shift: 9:00 AM – 5:00 PM.",
    "Worked today: 1:30 h.",
  ]);
  expect(lines({ state: "onBreak", since })).toEqual(["On a break since 9:00 AM."]);
});
