import { expect, test } from "vitest";
import { paidBreakSeconds, unpaidBreakSeconds, workedSeconds } from "./worked-seconds.ts";

const at = (time: string, day = "2026-11-10") => `${day}T${time}:00.000Z`;
const hours = (count: number) => count * 3600;

test("unpaid breaks are taken out, paid ones stay in", () => {
  const lunch = { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false };
  const coffee = { startsAt: at("15:00"), endsAt: at("15:10"), isPaid: true };
  const span = { startsAt: at("09:00"), endsAt: at("17:00"), breaks: [lunch, coffee] };
  expect(workedSeconds(span, at("23:00"))).toBe(hours(7.5));
  expect(unpaidBreakSeconds(span, at("23:00"))).toBe(1800);
  expect(paidBreakSeconds(span, at("23:00"))).toBe(600);
});

test("an open entry on a break does not grow", () => {
  const open = { startsAt: at("12:00"), endsAt: null, isPaid: false };
  const span = { startsAt: at("09:00"), endsAt: null, breaks: [open] };
  expect(workedSeconds(span, at("12:20"))).toBe(hours(3));
  expect(workedSeconds(span, at("13:00"))).toBe(hours(3));
});

test("a night over the end of daylight-saving time is nine hours", () => {
  const span = {
    startsAt: at("02:00", "2026-11-01"),
    endsAt: at("11:00", "2026-11-01"),
    breaks: [],
  };
  expect(workedSeconds(span, at("23:00"))).toBe(hours(9));
});
