import { expect, test } from "vitest";
import { formatDuration } from "../../kernel/time/duration.ts";
import { anEntry } from "./entry-builder.test-support.ts";
import { payableMinutes } from "./payable-minutes.ts";
import { applyPunch } from "./punch.ts";
import { workedSeconds } from "./worked-seconds.ts";

const at = (time: string) => `2026-03-02T${time}.000Z`;
const secondsOf = (from: string, to: string) =>
  workedSeconds(payableMinutes({ startsAt: at(from), endsAt: at(to), breaks: [] }), at(to));

test("two entries of 0:02 add up to 0:04, whatever their seconds", () => {
  const rows = [secondsOf("14:00:10", "14:02:00"), secondsOf("15:00:50", "15:02:20")];
  expect(rows.map(formatDuration)).toEqual(["0:02", "0:02"]);
  expect(formatDuration(rows.reduce((sum, seconds) => sum + seconds, 0))).toBe("0:04");
});

test("from 9:00 to 9:03 on the clock are three minutes, also from 9:00:50 to 9:03:10", () => {
  expect(secondsOf("14:00:50", "14:03:10")).toBe(180);
});

test("a break is cut like the work around it, so that work and break add up to the whole", () => {
  const rest = { startsAt: at("16:00:59"), endsAt: at("16:30:01"), isPaid: false };
  const span = payableMinutes({ startsAt: at("14:00:59"), endsAt: at("18:00:01"), breaks: [rest] });
  expect(workedSeconds(span, at("18:00:01"))).toBe((4 * 60 - 30) * 60);
});

test("spans that touch still touch, and a start in the minute of the end before does not overlap", () => {
  const first = payableMinutes({ startsAt: at("14:00:00"), endsAt: at("15:00:40"), breaks: [] });
  const second = payableMinutes({ startsAt: at("15:00:50"), endsAt: at("16:00:00"), breaks: [] });
  expect(second.startsAt).toBe(first.endsAt);
});

test("a clock-out keeps the punched second and pays to its minute", () => {
  const after = applyPunch(anEntry(), "clockOut", at("22:00:42"));
  expect(after.punched?.endsAt).toBe(at("22:00:42"));
  expect(after.payable.endsAt).toBe(at("22:00:00"));
});
