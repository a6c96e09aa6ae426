import { describe, expect, test } from "vitest";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { escalationAt, mailDueAt } from "./alert-times.ts";
import { usualRule } from "./usual-rules.ts";

const zone = "America/New_York";
/** 21:30 in New York. */
const now = "2026-11-20T02:30:00.000Z";
const due = (change: Partial<AlertRule>) =>
  mailDueAt({ ...usualRule("late"), channels: ["email"], ...change }, now, zone);

describe("the mail about an alert", () => {
  test("is sent at once, with the next full hour, or at 8:00 of the next morning", () => {
    expect(due({})).toBe(now);
    expect(due({ digest: "hourly" })).toBe("2026-11-20T03:00:00.000Z");
    expect(due({ digest: "daily" })).toBe("2026-11-20T13:00:00.000Z");
  });

  test("waits for the end of the quiet hours by the clock of the location", () => {
    const quietHours = { from: "21:00", to: "06:30" };
    expect(due({ quietHours })).toBe("2026-11-20T11:30:00.000Z");
    expect(due({ quietHours, digest: "hourly" })).toBe("2026-11-20T11:30:00.000Z");
    expect(due({ quietHours: { from: "22:00", to: "06:30" } })).toBe(now);
  });

  test("is not sent where the rule has no channel, and at the same time by push", () => {
    expect(due({ channels: [] })).toBeNull();
    expect(due({ channels: ["push"] })).toBe(now);
  });

  test("goes to admins after the minutes of the rule, or never", () => {
    expect(escalationAt({ escalateAfterMinutes: 30 }, now)).toBe("2026-11-20T03:00:00.000Z");
    expect(escalationAt({ escalateAfterMinutes: null }, now)).toBeNull();
  });
});
