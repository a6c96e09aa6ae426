import { aShiftId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { checklistRunIdSchema, publicationIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import {
  boardAt,
  locationOf,
  peopleOf,
  personOf,
  startOf,
  weeksAt,
} from "./simulated-people.test-support.ts";
import { aRun, fridgeAt } from "../../rules/checklists/run.test-support.ts";
import type { OpenDay } from "../../records/summaries/open-work.ts";
import type { LocationSituation } from "./situation.ts";
import { aSituation, at, openDays, today } from "./situation.test-support.ts";
import { minutesAfter } from "./simulated-watch.test-support.ts";

const HOUR = 3600;

/** The minutes, after the start, in which data of the location changes. */
const decisions = {
  openSundayClaimed: 10,
  shiftsConfirmed: 30,
  personOff: 40,
  weekPublished: 60,
  personReplaced: 70,
  shiftOpened: 80,
  openShiftClaimed: 95,
  planOverBudget: 100,
  planCut: 110,
  entriesApproved: 120,
  offSiteApproved: 240,
  fridgeWarm: 50,
  fridgeCold: 65,
} as const;
/** The tablet is silent between these minutes; no data tells of it. */
const silent = { from: 600, until: 640 } as const;

const midnight = at("00:00");
const tomorrow = addDays(today, 1);

/** The alerts that follow from counted weeks. */
export const ofWeeks: ReadonlySet<string> = new Set([
  "breakDue",
  "breakMissed",
  "nearOvertime",
  "overOvertime",
]);

/** When each alert of a location begins and ends: minutes after the start, or an instant. */
export const placeScript: [what: string, who: number | null, new_: Moment, resolved: Moment][] = [
  ["late", 0, 5, 20],
  ["late", 1, 5, 60],
  ["noShow", 1, 60, 90],
  ["missedOut", 2, 540, 570],
  // A break of California is due within five hours; the rule tells 30 minutes before.
  ["breakDue", 3, 271, 290],
  // Half an hour and five minutes of grace.
  ["onBreakTooLong", 4, 216, 222],
  ["breakDue", 5, 271, 301],
  ["breakMissed", 5, 301, `${tomorrow}T00:00`],
  ["nearOvertime", 6, 301, 361],
  // As long as the person is on the boards of today and yesterday.
  ["overOvertime", 6, 361, `${addDays(today, 2)}T00:00`],
  ["outsideGeofence", 7, 0, decisions.offSiteApproved],
  ["unconfirmed", 8, midnight, decisions.shiftsConfirmed],
  ["uncovered", 9, decisions.personOff, decisions.personReplaced],
  ["uncovered", null, midnight, decisions.openSundayClaimed],
  ["uncovered", null, decisions.shiftOpened, decisions.openShiftClaimed],
  ["unpublishedWeek", null, midnight, decisions.weekPublished],
  ["overBudget", null, decisions.planOverBudget, decisions.planCut],
  ["entriesUnapproved", null, midnight, decisions.entriesApproved],
  ["kioskOffline", null, silent.from + 15, silent.until],
  // Of the day until the morning after the next.
  ["checklistMissed", 3, 30, `${addDays(today, 2)}T00:00`],
  ["itemFailed", 3, decisions.fridgeWarm, decisions.fridgeCold],
];
type Moment = number | Instant;

export function placeChanges(place: number): Set<Instant> {
  const punches = peopleOf(place).flatMap((person) => [
    person.arrives,
    person.leaves,
    ...(person.break ?? []),
  ]);
  const all = [...punches, ...Object.values(decisions)];
  return new Set(all.map((minutes) => minutesAfter(startOf(place), minutes)));
}

/** What the server reads of the location at that moment. */
export function placeSituation(
  place: number,
  alertRules: LocationSituation["alertRules"],
  now: Instant,
): LocationSituation {
  const startsAt = startOf(place);
  const day = localDateAt(now, "UTC");
  const is = (decision: number) => now >= minutesAfter(startsAt, decision);
  const between = <T>([from, until]: readonly [number, number], then: T, otherwise: T) =>
    is(from) && !is(until) ? then : otherwise;
  // The boards of today and yesterday are read, and the weeks of the people on them.
  const isOnBoard = day === today || day === tomorrow;
  const open: Partial<OpenDay> = { openShifts: 1 };
  const base = aSituation({ alertRules });
  return {
    ...base,
    place: { ...base.place, id: locationOf(place), openingHours },
    summaries: [
      ...(isOnBoard ? [{ day: today, board: boardAt(place, now), scheduledSeconds: 0 }] : []),
      {
        day: "2026-11-24",
        board: [],
        scheduledSeconds: between([decisions.planOverBudget, decisions.planCut], 101, 99) * HOUR,
      },
    ],
    budgetSecondsPerWeek: 100 * HOUR,
    weeks: isOnBoard ? weeksAt(place, now) : [],
    placed: isOnBoard && is(0) ? [offSiteEntry(place, is(decisions.offSiteApproved))] : [],
    openWork: openDays({
      "2026-11-13": { unapproved: is(decisions.entriesApproved) ? 0 : 3 },
      [tomorrow]: between([decisions.shiftOpened, decisions.openShiftClaimed], open, {}),
      "2026-11-22": is(decisions.openSundayClaimed) ? {} : open,
      "2026-11-23": { unpublished: is(decisions.weekPublished) ? 0 : 1 },
    }),
    schedules: {
      current: base.schedules.current,
      next: { state: is(decisions.weekPublished) ? "published" : "changed", publishedVersion: 1 },
    },
    toCover: between([decisions.personOff, decisions.personReplaced], [offWork(place)], []),
    unconfirmed: [confirmations(place, is(decisions.shiftsConfirmed) ? now : null)],
    kiosks: [tabletAt(place, now)],
    checklists: isOnBoard ? checklistsAt(place, is) : [],
  };
}

/**
 * A list of an employee that is not done in time, and one whose refrigerator is too warm at first.
 */
function checklistsAt(
  place: number,
  is: (decision: number) => boolean,
): LocationSituation["checklists"] {
  const employeeId = personOf(place, 3);
  const due = { dueAt: startOf(place), missedAt: minutesAfter(startOf(place), 30) };
  const warm = fridgeAt(is(decisions.fridgeCold) ? 4 : 9, "Moved the milk");
  const answers = is(decisions.fridgeWarm) ? warm : {};
  const measured = { dueAt: null, missedAt: null, answers };
  return [
    { day: today, run: aRun({ employeeId, ...due }) },
    {
      day: today,
      run: aRun({ id: checklistRunIdSchema.parse("fridges_all"), employeeId, ...measured }),
    },
  ];
}

function offSiteEntry(place: number, isApproved: boolean): LocationSituation["placed"][number] {
  return {
    id: anEntryId(`${personOf(place, 7)}0`),
    employeeId: personOf(place, 7),
    locationId: locationOf(place),
    jobRoleId: null,
    day: today,
    timeZone: "UTC",
    payable: { startsAt: startOf(place), endsAt: null, breaks: [] },
    state: isApproved ? "approved" : "clockedIn",
    flags: ["offSite"],
  };
}

function offWork(place: number): LocationSituation["toCover"][number] {
  return {
    employeeId: personOf(place, 9),
    weekStart: "2026-11-23",
    because: "timeOff",
    shifts: [],
  };
}

function confirmations(
  place: number,
  confirmedAt: Instant | null,
): LocationSituation["unconfirmed"][number] {
  const startsAt = `${tomorrow}T09:00:00.000Z`;
  const publicationId = publicationIdSchema.parse("published");
  const shift = { shiftId: aShiftId("s"), day: tomorrow, startsAt, publicationId, confirmedAt };
  return {
    employeeId: personOf(place, 8),
    weekStart: "2026-11-16",
    shifts: [shift],
  };
}

/** The location opens on Friday alone: its tablet is not missed on the other days. */
const openingHours = {
  ...aSituation().place.openingHours,
  friday: [{ opensAt: "06:00", closesAt: "21:00" }],
};

/** A tablet that is heard all the time, but for some minutes. */
function tabletAt(place: number, now: Instant): LocationSituation["kiosks"][number] {
  const [from, until] = [silent.from, silent.until].map((minutes) =>
    minutesAfter(startOf(place), minutes),
  );
  const isSilent = from !== undefined && until !== undefined && now >= from && now < until;
  return {
    locationId: locationOf(place),
    name: "Door",
    lastSeenAt: isSilent ? from : now,
    revokedAt: null,
  };
}
