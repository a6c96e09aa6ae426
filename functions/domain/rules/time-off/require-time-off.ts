import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import type { TimeOff, TimeOffSpan } from "../../records/time-off/time-off.ts";
import { isLive } from "./time-off-state.ts";

/** The days of one request at most, both ends included. */
export const MOST_DAYS = 366;
/**
 * The most days before today on which time off may begin, for instance when a sick note comes late.
 */
export const MOST_DAYS_BACK = 365;

/**
 * Checks days and times of a request. Throws timeOffBackwards, timeOffTooLong (more than 366 days),
 * partOfOneDay (times of a day with several days) and endBeforeStart (times that do not rise).
 */
export function requireTimeOffSpan({ from, until, part }: TimeOffSpan): void {
  if (until < from) throw new RuleViolation("timeOffBackwards", {});
  if (daysBetween(from, until) >= MOST_DAYS) throw new RuleViolation("timeOffTooLong", {});
  if (part === null) return;
  if (from !== until) throw new RuleViolation("partOfOneDay", {});
  if (part.endsAtLocal <= part.startsAtLocal) throw new RuleViolation("endBeforeStart", {});
}

/** Throws timeOffTooOld more than 365 days before `today`, the person's local day. */
export function requireRecent({ from }: Pick<TimeOffSpan, "from">, today: LocalDate): void {
  if (from < addDays(today, -MOST_DAYS_BACK)) throw new RuleViolation("timeOffTooOld", {});
}

/** The fields of other time off that decide whether it conflicts. */
export type Other = TimeOffSpan & Pick<TimeOff, "state">;

/**
 * The first request or approved time off that shares days with the span, or null. Two parts of one
 * day do not share it unless their times overlap. All of it belongs to one person.
 */
export function findSharedTimeOff<T extends Other>(
  span: TimeOffSpan,
  others: readonly T[],
): T | null {
  return others.find((other) => isLive(other) && sharesTime(span, other)) ?? null;
}

/** Throws timeOffTaken when the person has asked for, or has, time off then already. */
export function requireNoOtherTimeOff(span: TimeOffSpan, others: readonly Other[]): void {
  const other = findSharedTimeOff(span, others);
  if (other === null) return;
  const { from, until, part } = other;
  const state = other.state === "approved" ? "approved" : "requested";
  throw new RuleViolation("timeOffTaken", { state, span: { from, until, part } });
}

/** Throws afterLastDay where the employment ends before the time off does. */
export function requireEmployed(
  { name, terminatedOn }: { name: string; terminatedOn: LocalDate | null },
  { until }: Pick<TimeOffSpan, "until">,
): void {
  if (terminatedOn !== null && until > terminatedOn) {
    throw new RuleViolation("afterLastDay", { who: name, day: terminatedOn });
  }
}

/** True if the employee may cancel the time off alone: while it waits, or before it begins. */
export function mayCancelOwn({ state, from }: Other, today: LocalDate): boolean {
  return state === "requested" || (state === "approved" && from > today);
}

function sharesTime(a: TimeOffSpan, b: TimeOffSpan): boolean {
  if (a.from > b.until || b.from > a.until) return false;
  if (a.part === null || b.part === null) return true;
  return a.part.startsAtLocal < b.part.endsAtLocal && b.part.startsAtLocal < a.part.endsAtLocal;
}
