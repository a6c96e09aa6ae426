import { RuleViolation } from "../violations/rule-violation.ts";
import { decimalHours } from "../../kernel/time/duration.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";

/** The fields of a plan that decide its time. */
export type ShiftTimes = Pick<
  ShiftPlan,
  "day" | "startsAtLocal" | "endsAtLocal" | "startsInRepeatedHour" | "endsInRepeatedHour"
>;

/** A span of elapsed time; `endsAt` is not part of it. */
export interface PlacedShift {
  startsAt: Instant;
  endsAt: Instant;
}

/** No shift lasts longer, whatever the clocks show. */
export const longestShiftSeconds = 86_400;

interface WallTime {
  day: LocalDate;
  time: LocalTime;
  choice: ShiftPlan["startsInRepeatedHour"];
  field: "startsAtLocal" | "endsAtLocal";
}

/**
 * Places a planned shift in time: its local times in the zone of its location turned into instants.
 * An end at or before the start lies on the next day. Elapsed time is the truth: a night of
 * changing clocks is longer or shorter than its wall times. Throws missingHour, repeatedHour
 * (unless the plan says which), endBeforeStart, tooLong (> 24 h).
 */
export function placeShift(plan: ShiftTimes, timeZone: string): PlacedShift {
  const startsAt = resolve(startOf(plan), timeZone);
  const endsAt = resolve(endOf(plan, timeZone), timeZone);
  const seconds = elapsedSeconds(startsAt, endsAt);
  if (seconds <= 0) throw new RuleViolation("endBeforeStart", {});
  if (seconds > longestShiftSeconds) {
    throw new RuleViolation("tooLong", {
      hours: Number(decimalHours(seconds)),
      limitHours: Number(decimalHours(longestShiftSeconds)),
    });
  }
  return { startsAt, endsAt };
}

/** The fields whose wall time happens twice, so that a person has to say which one is meant. */
export function repeatedTimes(plan: ShiftTimes, timeZone: string): WallTime["field"][] {
  return [startOf(plan), endOf(plan, timeZone)]
    .filter(({ day, time }) => resolveWallTime(day, time, timeZone).kind === "repeated")
    .map(({ field }) => field);
}

/** The fields whose wall time the clocks leave out. */
export function missingTimes(plan: ShiftTimes, timeZone: string): WallTime["field"][] {
  return [startOf(plan), endOf(plan, timeZone)]
    .filter(({ day, time }) => resolveWallTime(day, time, timeZone).kind === "missing")
    .map(({ field }) => field);
}

function startOf(plan: ShiftTimes): WallTime {
  const { day, startsAtLocal, startsInRepeatedHour } = plan;
  return { day, time: startsAtLocal, choice: startsInRepeatedHour, field: "startsAtLocal" };
}

function endOf(plan: ShiftTimes, timeZone: string): WallTime {
  const { day, startsAtLocal, endsAtLocal, endsInRepeatedHour } = plan;
  const isSameDay = endsAtLocal > startsAtLocal || endsInSecondHour(plan, timeZone);
  return {
    day: isSameDay ? day : addDays(day, 1),
    time: endsAtLocal,
    choice: endsInRepeatedHour,
    field: "endsAtLocal",
  };
}

/** From 01:45 to "the second 01:15" is half an hour of one night, not a shift into the next day. */
function endsInSecondHour(plan: ShiftTimes, timeZone: string): boolean {
  if (plan.endsInRepeatedHour !== "second") return false;
  const end = resolveWallTime(plan.day, plan.endsAtLocal, timeZone);
  const start = resolveWallTime(plan.day, plan.startsAtLocal, timeZone);
  if (end.kind !== "repeated" || start.kind === "missing") return false;
  const startsAt =
    start.kind === "exact" ? start.instant : start[plan.startsInRepeatedHour ?? "first"];
  return end.second > startsAt;
}

function resolve({ day, time, choice, field }: WallTime, timeZone: string): Instant {
  const found = resolveWallTime(day, time, timeZone);
  if (found.kind === "exact") return found.instant;
  if (found.kind === "missing") {
    throw new RuleViolation("missingHour", { time, day });
  }
  if (choice === null) throw new RuleViolation("repeatedHour", { time, day, field });
  return choice === "first" ? found.first : found.second;
}
