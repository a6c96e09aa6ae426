import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { expect, test } from "vitest";
import { clockInText } from "./clock-in-words.ts";

const shift = {
  startsAt: "2026-03-02T14:00:00.000Z",
  endsAt: "2026-03-02T22:00:00.000Z",
  timeZone: "America/New_York",
};
const rules = { earliestSeconds: 900, graceSeconds: 300, unscheduled: "flag" as const };
const at = (time: string) => ({ shift, now: `2026-03-02T${time}:00.000Z` });

test.each([
  ["13:44", "Your shift is from 9:00 AM to 5:00 PM. You can clock in from 8:45 AM."],
  ["13:45", "Your shift is from 9:00 AM to 5:00 PM. A clock-in now is marked as early."],
  ["13:56", "Your shift is from 9:00 AM to 5:00 PM."],
  ["14:05", "Your shift began at 9:00 AM and ends at 5:00 PM."],
  ["14:06", "Your shift began at 9:00 AM and ends at 5:00 PM. A clock-in now is marked as late."],
])("at %s it says: %s", (time, text) => {
  expect(clockInText(at(time), rules, onDevice)).toBe(text);
});

test("who took over a shift that had begun is not told that a clock-in is late", () => {
  const taken = { ...shift, handedOverAt: "2026-03-02T16:00:00.000Z" };
  const text = clockInText({ shift: taken, now: "2026-03-02T16:05:00.000Z" }, rules, onDevice);
  expect(text).toBe("Your shift began at 9:00 AM and ends at 5:00 PM.");
});

test("a company without a first moment lets clock in at any time", () => {
  const free = { ...rules, earliestSeconds: null };
  expect(clockInText(at("11:00"), free, onDevice)).toMatch(/marked as early\.$/u);
  expect(clockInText({ shift: undefined, now: "2026-03-02T11:00:00.000Z" }, free, onDevice)).toBe(
    "No shift is planned for you now.",
  );
});

test("a company that blocks work without a shift says so before the tap", () => {
  const blocking = { ...rules, unscheduled: "block" as const };
  const none = { shift: undefined, now: "2026-03-02T11:00:00.000Z" };
  expect(clockInText(none, blocking, onDevice)).toBe(
    "No shift is planned for you now. In a published week you need one to clock in: ask your manager to plan it.",
  );
});
