import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { placeScript } from "@crewline/domain/projections/alerts/simulated-place.test-support";
import {
  atHour,
  hasOutage,
  hasStorm,
  isFenced,
  isReplanned,
  locationOf,
  minuteAt,
  personOf,
} from "./day-people.ts";
import { admins, addressOf, managerOf } from "./day-logins.ts";
import type { DaySize } from "./day-size.ts";

/** An alert that is to be told once. */
export interface Line {
  type: AlertType;
  locationId: LocationId | null;
  employeeId: EmployeeId | null;
  from: Instant;
  until: Instant;
  /** The longest time from `from` to the alert. */
  withinSeconds: number;
  /** The addresses that get a mail of it, in order. */
  mailed: string[];
}

type Row = readonly [type: AlertType, who: number | null, from: number, until: number | Instant];

/** Minutes after the start in which people decide something; see `decisions-of-day.ts`. */
export const decided = {
  shiftOpened: 80,
  openShiftAssigned: 95,
  weekPublished: 100,
  /** The hold of a publication, and the minute in which it is told. */
  shiftsTold: 102,
  shiftsConfirmed: 130,
  offSiteApproved: 250,
  overtimeSettled: 560,
} as const;
export const wage = { plannedAt: atHour(10), cancelledAt: atHour(11) };
/** The tablet is silent between these minutes. */
export const silent = { from: -15, until: 30 } as const;
/** Admins are told of a late person whom no one looked at for so long. */
export const ESCALATED_MINUTES = 30;

const night = atHour(24);

/** What the clock brings is told within a minute. */
const CLOCK_SECONDS = 60;
/** What a person or a tablet does takes its time, and is looked at in the next minute. */
const CHANGE_SECONDS = 120;
/** A tablet that is back is noticed within five minutes. */
const TABLET_SECONDS = 420;
const afterChanges = new Set<AlertType>([
  "kioskOffline",
  "outsideGeofence",
  "unconfirmed",
  "uncovered",
  "unpublishedWeek",
]);

function withinSeconds(type: AlertType, from: number): number {
  if (type === "late" && from === silent.until) return TABLET_SECONDS;
  return afterChanges.has(type) ? CHANGE_SECONDS : CLOCK_SECONDS;
}

/** The lines of the domain's script that hold here as they are. */
const shared = new Set(["late 0", "late 1", "noShow 1", "breakDue 3", "onBreakTooLong 4"]);
const common: Row[] = placeScript.flatMap(([what, who, from, until]): Row[] =>
  shared.has(`${what} ${who}`) ? [[what as AlertType, who, Number(from), until]] : [],
);

const alsoCommon: Row[] = [
  ["missedOut", 2, 420, 440],
  ["breakDue", 5, 271, 301],
  ["breakMissed", 5, 301, night],
  // A quarter of an hour before eight hours of work, half an hour of break, and a minute.
  ["nearOvertime", 6, 496, 511],
  ["overOvertime", 6, 511, decided.overtimeSettled],
];
const atFence: Row[] = [["outsideGeofence", 7, 0, decided.offSiteApproved]];
const atPlan: Row[] = [
  ["uncovered", null, decided.shiftOpened, decided.openShiftAssigned],
  ["unpublishedWeek", null, decided.shiftOpened, decided.weekPublished],
  ["unconfirmed", 8, decided.shiftsTold, decided.shiftsConfirmed],
];
/** The first person comes while the tablet is silent; the second is told when it is back. */
const atOutage: Row[] = [
  ["kioskOffline", null, silent.from + 15, silent.until],
  ["late", 1, silent.until, 60],
];
/** Seven people are late for the same minute; the last of them is not coming after an hour. */
const atStorm: Row[] = [["late", null, 5, 60]];

function rowsOf(place: number, size: DaySize): Row[] {
  const own = [...common, ...alsoCommon].filter(
    ([type]) => type !== "late" || !(hasStorm(place, size) || hasOutage(place, size)),
  );
  return [
    ...own,
    ...(isFenced(place) ? atFence : []),
    ...(isReplanned(place) ? atPlan : []),
    ...(hasOutage(place, size) ? atOutage : []),
    ...(hasStorm(place, size) ? atStorm : []),
  ];
}

/** All alerts of the day, by the time at which they begin. */
export function scriptOf(size: DaySize): Line[] {
  const places = Array.from({ length: size.locations }, (_, place) => place);
  const lines = places.flatMap((place) => rowsOf(place, size).map((row) => lineOf(place, row)));
  return [...lines, wageLine].toSorted((a, b) => a.from.localeCompare(b.from));
}

function lineOf(place: number, [type, who, from, until]: Row): Line {
  const employeeId = who === null ? null : personOf(place, who);
  const end = typeof until === "number" ? minuteAt(place, until) : until;
  const begin = minuteAt(place, from);
  const manager = managerOf(place);
  const own = employeeId === null ? [] : [addressOf(employeeId)];
  const readers = type === "breakDue" ? own : [manager];
  const isEscalated = type === "late" && instantAfter(begin, ESCALATED_MINUTES * 60) < end;
  return {
    type,
    locationId: locationOf(place),
    employeeId,
    from: begin,
    until: end,
    withinSeconds: withinSeconds(type, from),
    mailed: [...readers, ...(isEscalated ? admins : [])].toSorted(),
  };
}

/** The raise of one person is planned and cancelled again. */
export const raised = personOf(0, 10);
const wageLine: Line = {
  type: "wageEffective",
  locationId: null,
  employeeId: raised,
  from: wage.plannedAt,
  until: wage.cancelledAt,
  withinSeconds: CHANGE_SECONDS,
  mailed: [...admins],
};
