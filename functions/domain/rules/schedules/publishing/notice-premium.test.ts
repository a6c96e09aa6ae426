import { expect, test } from "vitest";
import { anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { noticePremium } from "./notice-premium.ts";

const closer = [{ hours: 24, changeHundredths: 300, lostPercent: 100 }];
const notice = { days: 14, changeHundredths: 100, lostPercent: 50, closer };
const now = "2026-11-10T12:00:00.000Z";
const shift = aShift();
const shorter = { range: "09:00-13:00" };

test("a new or moved shift within notice grants the hours of a change, the same time none", () => {
  const premium = (seen: Parameters<typeof aPublishedShift>[0] | null) =>
    noticePremium(seen === null ? null : aPublishedShift(seen), shift, { notice, now });
  expect(premium(null)).toBe(100);
  expect(premium({})).toBeNull();
  expect(premium({ employeeId: anEmployeeId("ben"), range: "10:00-18:00" })).toBe(100);
});

test("a shortened or lost shift grants the share of the hours that are lost", () => {
  const had = aPublishedShift({ range: "09:00-21:00" });
  expect(noticePremium(had, shift, { notice, now })).toBe(200);
  expect(noticePremium(aPublishedShift(shorter), null, { notice, now })).toBe(200);
});

test("a change closer to the shift grants more, one before the notice nothing", () => {
  expect(noticePremium(null, shift, { notice, now: "2026-11-17T02:00:00.000Z" })).toBe(300);
  expect(noticePremium(null, shift, { notice, now: "2026-11-01T12:00:00.000Z" })).toBeNull();
});
