import type { Employee } from "../../records/employees/employee.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Openings } from "../../records/locations/opening-on.ts";
import { openingOn } from "../../records/locations/opening-on.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekDays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import { missingTimes, placeShift, repeatedTimes } from "../schedules/place-shift.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import type { DayPart } from "./split-opening.ts";
import { splitOpening } from "./split-opening.ts";

/** The fields of an employee that a draft reads. */
export type DraftPerson = Pick<Employee, "id" | "jobRoleIds"> &
  Partial<
    Pick<
      Employee,
      "contractSecondsPerWeek" | "maxSecondsPerWeek" | "leave" | "hiredOn" | "terminatedOn"
    >
  >;

/** A part of a day that an employee works at one location; `seconds` exclude the break. */
export interface DraftSlot {
  /** The day on which the location opens; `day` is the next one after midnight. */
  openingDay: LocalDate;
  day: LocalDate;
  startsAtLocal: LocalTime;
  endsAtLocal: LocalTime;
  startsInRepeatedHour: ShiftPlan["startsInRepeatedHour"];
  endsInRepeatedHour: ShiftPlan["endsInRepeatedHour"];
  startsAt: Instant;
  endsAt: Instant;
  unpaidBreakSeconds: number;
  seconds: number;
  /** Seconds since 00:00 of the opening day, on a clock that does not change. */
  fromSeconds: number;
  untilSeconds: number;
}

const HOUR = 3600;
const DAY = 86_400;
/** The week of an employee without agreed hours. */
const FULL_WEEK = 40 * HOUR;
/** A shift longer than six hours has an unpaid break; eight hours are worked at most. */
const BREAK_FROM = 6 * HOUR;
const LEAST_BREAK = HOUR / 2;
const MOST_WORK = 8 * HOUR;

/**
 * The hours for which an employee may be planned in the week: contract hours, never above the
 * maximum.
 */
export function targetSeconds({ contractSecondsPerWeek, maxSecondsPerWeek }: DraftPerson): number {
  const agreed = contractSecondsPerWeek ?? FULL_WEEK;
  return Math.min(agreed, maxSecondsPerWeek ?? agreed);
}

/** The parts of a week in which the location is open, in order of time. */
export function draftSlots(
  location: Pick<Location, "timeZone"> & Openings,
  weekStart: LocalDate,
): DraftSlot[] {
  return weekDays(weekStart)
    .flatMap((day) =>
      openingOn(location, day)
        .flatMap(splitOpening)
        .flatMap((part) => slotOf(part, day, location.timeZone)),
    )
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** Nothing where a clock leaves out the beginning or the end. */
function slotOf(part: DayPart, openingDay: LocalDate, timeZone: string): DraftSlot[] {
  const day = addDays(openingDay, part.daysLater);
  const unpaidBreakSeconds =
    part.seconds > BREAK_FROM ? Math.max(LEAST_BREAK, part.seconds - MOST_WORK) : 0;
  const { startsAtLocal, endsAtLocal } = part;
  const bare = {
    day,
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds,
  };
  if (missingTimes(bare, timeZone).length > 0) return [];
  // In the night in which an hour repeats, the plan means the first of the two.
  const repeated = repeatedTimes(bare, timeZone);
  const times = {
    ...bare,
    startsInRepeatedHour: repeated.includes("startsAtLocal") ? ("first" as const) : null,
    endsInRepeatedHour: repeated.includes("endsAtLocal") ? ("first" as const) : null,
  };
  const { startsAt, endsAt } = placeShift(times, timeZone);
  const seconds = plannedSeconds({ startsAt, endsAt, unpaidBreakSeconds });
  const fromSeconds = secondsOfDay(startsAtLocal) + part.daysLater * DAY;
  const span = { fromSeconds, untilSeconds: fromSeconds + part.seconds };
  return [{ ...times, openingDay, startsAt, endsAt, seconds, ...span }];
}
