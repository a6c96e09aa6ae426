import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Blackout } from "../../records/time-off/blackout.ts";
import type { TimeOff, TimeOffSpan } from "../../records/time-off/time-off.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

type Days = Pick<TimeOffSpan, "from" | "until">;
interface Worker {
  locationIds: readonly LocationId[];
}

/** The blackouts of an employee, at any of their locations, that are not over; the earliest first. */
export function blackoutsFor(
  { locationIds }: Worker,
  blackouts: readonly Blackout[],
  today: LocalDate,
): Blackout[] {
  return blackouts
    .filter(({ until }) => until >= today)
    .filter((one) => one.locationIds?.some((id) => locationIds.includes(id)) ?? true)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The first blackout of an employee that time off would share a day with; null without one. */
export function blackoutIn(
  { from, until }: Days,
  worker: Worker,
  blackouts: readonly Blackout[],
): Blackout | null {
  const found = blackoutsFor(worker, blackouts, from).find((one) => one.from <= until);
  return found ?? null;
}

/** The least letters of a reason. */
const FEWEST_LETTERS = 3;

/** True for a reason that says something. */
export function isReason(text: string): boolean {
  return text.trim().length >= FEWEST_LETTERS;
}

/**
 * Returns what time off in a blackout keeps of it; nothing outside of one. Throws timeOffBlackout
 * for a request, and blackoutReasonNeeded for what a manager enters without a reason.
 */
export function enteredInBlackout(
  blackout: Blackout | null,
  { isApproved, reason = "" }: { isApproved: boolean; reason?: string | undefined },
): Pick<TimeOff, "blackout"> {
  if (blackout === null) return {};
  const { name, from, until } = blackout;
  if (!isApproved) throw new RuleViolation("timeOffBlackout", { name, from, until });
  if (!isReason(reason)) throw new RuleViolation("blackoutReasonNeeded", { name });
  return { blackout: { name, reason: reason.trim() } };
}
