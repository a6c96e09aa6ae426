import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantAfter, instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { quietUntil } from "../../records/users/quiet-hours.ts";

/** The local time of a daily mail. */
export const DIGEST_DAILY_AT = "08:00";
const HOUR_SECONDS = 3600;

type Told = Pick<AlertRule, "channels" | "digest" | "quietHours">;

/**
 * Returns when people are told of a new alert by mail or push: at once, with the next full hour or at 8:00, and
 * never within the quiet hours of its rule; null where the rule has no channel.
 */
export function mailDueAt(rule: Told, now: Instant, timeZone: string): Instant | null {
  if (rule.channels.length === 0) return null;
  const at = digestAt(rule, now, timeZone);
  const { quietHours } = rule;
  return quietHours === null ? at : (quietUntil({ ...quietHours, timeZone }, at) ?? at);
}

function digestAt({ digest }: Told, now: Instant, timeZone: string): Instant {
  if (digest === "immediate") return now;
  if (digest === "hourly") {
    return instantFromSeconds((Math.floor(epochSeconds(now) / HOUR_SECONDS) + 1) * HOUR_SECONDS);
  }
  const today = localDateAt(now, timeZone);
  const mornings = [today, addDays(today, 1)].map((day) => {
    const shown = resolveWallTime(day, DIGEST_DAILY_AT, timeZone);
    return shown.kind === "repeated" ? shown.first : shown.instant;
  });
  return mornings.find((morning) => morning > now) ?? instantAfter(now, 24 * HOUR_SECONDS);
}

/** Returns when admins are told of an alert that is still new; null where the rule does not. */
export function escalationAt(
  { escalateAfterMinutes }: Pick<AlertRule, "escalateAfterMinutes">,
  now: Instant,
): Instant | null {
  return escalateAfterMinutes === null ? null : instantAfter(now, escalateAfterMinutes * 60);
}
