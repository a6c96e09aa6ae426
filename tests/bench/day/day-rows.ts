import type { Instant } from "@crewline/domain/kernel/time/instant";
import { placeScript } from "@crewline/domain/projections/alerts/simulated-place.test-support";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { atHour, hasOutage, hasStorm, isFenced, isReplanned } from "./day-people.ts";
import type { DaySize } from "./day-size.ts";

/** An alert of a location: minutes after its start, or an instant; `who` is a person's number. */
export type Row = readonly [
  type: AlertType,
  who: number | null,
  from: number,
  until: number | Instant,
];

/** Minutes after the start in which people decide something. */
export const decided = {
  shiftOpened: 80,
  openShiftAssigned: 95,
  weekPublished: 100,
  /** The minute after the hold of the publication, in which people are told of it. */
  shiftsTold: 102,
  shiftsConfirmed: 130,
  offSiteApproved: 250,
  overtimeSettled: 560,
} as const;
/** The tablet is silent between these minutes. */
export const silent = { from: -15, until: 30 } as const;

/** The lines of the domain's script that hold here as they are. */
const shared = new Set(["late 0", "late 1", "noShow 1", "breakDue 3"]);
const common: Row[] = placeScript.flatMap(([what, who, from, until]): Row[] =>
  shared.has(`${what} ${who}`) ? [[what as AlertType, who, Number(from), until]] : [],
);

const alsoCommon: Row[] = [
  ["missedOut", 2, 420, 440],
  // Half an hour and ten minutes of grace.
  ["onBreakTooLong", 4, 221, 233],
  ["breakDue", 5, 271, 301],
  ["breakMissed", 5, 301, atHour(24)],
  // A quarter of an hour before eight hours of work, 33 minutes of break, and a minute.
  ["nearOvertime", 6, 499, 514],
  ["overOvertime", 6, 514, decided.overtimeSettled],
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

/** The alerts of a location. */
export function rowsOf(place: number, size: DaySize): Row[] {
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
