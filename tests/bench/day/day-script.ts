import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { HOLD_SECONDS } from "@crewline/domain/records/schedules/publication";
import { addressOf, admins, managerOf } from "./day-logins.ts";
import { atHour, locationOf, minuteAt, personOf } from "./day-people.ts";
import type { Row } from "./day-rows.ts";
import { decided, rowsOf, silent } from "./day-rows.ts";
import type { DaySize } from "./day-size.ts";

/** An alert that is to be told once. */
export interface Line {
  type: AlertType;
  locationId: LocationId | null;
  employeeId: EmployeeId | null;
  from: Instant;
  /** Before it the alert is too early. */
  earliest: Instant;
  until: Instant;
  /** The longest time from `from` to the alert. */
  withinSeconds: number;
  /** The addresses that get a mail of it, in order. */
  mailed: string[];
}

/** Admins are told of a late person whom no one looked at for so long. */
export const ESCALATED_MINUTES = 30;
/** The raise of one person is planned and cancelled again. */
export const raised = personOf(0, 10);
export const wage = { plannedAt: atHour(10), cancelledAt: atHour(11) };

/** What the clock brings is told within a minute. */
const CLOCK_SECONDS = 60;
/** What a person or a tablet does takes its time, and is looked at in the next minute. */
const CHANGE_SECONDS = 120;
/** A tablet that is back is noticed within five minutes. */
const TABLET_SECONDS = 420;
/**
 * What follows from the length of work and breaks may come so much before the whole minute of the
 * script: a punch counts when the server has it, and any look finds what has begun.
 */
const PUNCH_SECONDS = 120;
/** From the publication to the minute in which the script has people told of their shifts. */
const SHIFTS_TOLD_SECONDS = (decided.shiftsTold - decided.weekPublished) * 60;
const afterPunches = new Set<AlertType>([
  "breakDue",
  "breakMissed",
  "nearOvertime",
  "onBreakTooLong",
  "overOvertime",
]);
const afterChanges = new Set<AlertType>([
  ...afterPunches,
  "kioskOffline",
  "outsideGeofence",
  "unconfirmed",
  "uncovered",
  "unpublishedWeek",
]);

/** All alerts of the day, by the time at which they begin. */
export function scriptOf(size: DaySize): Line[] {
  const places = Array.from({ length: size.locations }, (_, place) => place);
  const lines = places.flatMap((place) =>
    rowsOf(place, size).map((row) => lineOf(place, row, size)),
  );
  return [...lines, wageLine].toSorted((a, b) => a.from.localeCompare(b.from));
}

function lineOf(place: number, [type, who, from, until]: Row, size: DaySize): Line {
  const employeeId = who === null ? null : personOf(place, who);
  const end = typeof until === "number" ? minuteAt(place, until, size) : until;
  const begin = minuteAt(place, from, size);
  const own = employeeId === null ? [] : [addressOf(employeeId)];
  const readers = type === "breakDue" ? own : [managerOf(place)];
  const isEscalated = type === "late" && instantAfter(begin, ESCALATED_MINUTES * 60) < end;
  return {
    type,
    locationId: locationOf(place),
    employeeId,
    from: begin,
    earliest: instantAfter(begin, -mostEarlySeconds(type)),
    until: end,
    withinSeconds: withinSeconds(type, from),
    mailed: [...readers, ...(isEscalated ? admins : [])].toSorted(),
  };
}

/** Returns the most seconds before the minute of the script at which the alert is not too early. */
function mostEarlySeconds(type: AlertType): number {
  // People are told as soon as the hold of the publication is over.
  if (type === "unconfirmed") return SHIFTS_TOLD_SECONDS - HOLD_SECONDS;
  return afterPunches.has(type) ? PUNCH_SECONDS : 0;
}

function withinSeconds(type: AlertType, from: number): number {
  if (type === "late" && from === silent.until) return TABLET_SECONDS;
  return afterChanges.has(type) ? CHANGE_SECONDS : CLOCK_SECONDS;
}

const wageLine: Line = {
  type: "wageEffective",
  locationId: null,
  employeeId: raised,
  from: wage.plannedAt,
  earliest: wage.plannedAt,
  until: wage.cancelledAt,
  withinSeconds: CHANGE_SECONDS,
  mailed: [...admins],
};
