import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";
import type { OpenDay } from "../../records/summaries/open-work.ts";
import { quietDay } from "../../records/summaries/open-work.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { aBoardRow } from "../home/board-row.test-support.ts";
import type { LocationSituation, RuledWeek } from "./situation.ts";

/** Friday 20 November 2026 at Harbor, in UTC; workweeks begin on Monday 16. */
export const today = "2026-11-20";
export const at = (time: string) => `${today}T${time}:00.000Z`;

const published = { state: "published", publishedVersion: 1 } as const;

/** Work that waits on days; both weeks have a plan. */
export function openDays(
  days: Record<string, Partial<OpenDay>> = {},
): LocationSituation["openWork"] {
  const all = { "2026-11-16": {}, "2026-11-23": {}, ...days };
  return {
    days: Object.fromEntries(
      Object.entries(all).map(([day, counts]) => [day, { ...quietDay, planned: 1, ...counts }]),
    ),
    closed: {},
  };
}

/** A location where all is planned and published and no one is expected. */
export function aSituation(change: Partial<LocationSituation> = {}): LocationSituation {
  return {
    place: {
      id: aLocationId("harbor"),
      status: "active",
      timeZone: "UTC",
      openingHours: {
        monday: [],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
        sunday: [],
      },
      specialDays: [],
    },
    startsOn: "monday",
    alertRules: [],
    summaries: [],
    weeks: [],
    unfinished: [],
    placed: [],
    openWork: openDays(),
    schedules: { current: published, next: published },
    toCover: [],
    unconfirmed: [],
    kiosks: [],
    checklists: [],
    budgetSecondsPerWeek: null,
    ...change,
  };
}

/** Today's board of these rows. */
export function board(...rows: BoardRow[]): Pick<LocationSituation, "summaries"> {
  return { summaries: [{ day: today, board: rows, scheduledSeconds: 0 }] };
}

/** A shift of a person today, with what was punched. */
export function shiftOf(
  name: string,
  [from, to]: [string, string],
  change: Partial<BoardRow> = {},
) {
  const planned = { shiftStartsAt: at(from), shiftEndsAt: at(to) };
  return aBoardRow({ employeeId: anEmployeeId(name), employeeName: name, ...planned, ...change });
}

/** The week of a person who works since a time of today, after hours of earlier days. */
export function weekOf(
  name: string,
  entries: readonly Partial<WeekEntry>[],
  rules: WorkRules = presetRules("california"),
): RuledWeek {
  return {
    rules,
    week: {
      employeeId: anEmployeeId(name),
      weekStart: "2026-11-16",
      timeZone: "UTC",
      bounds: zoneBounds,
      daysInRowBefore: 0,
      entries: entries.map((entry, index) => ({
        entryId: anEntryId(`${name}${index}`),
        startsAt: at("09:00"),
        endsAt: null,
        breaks: [],
        locationId: aLocationId("harbor"),
        jobRoleId: null,
        state: "clockedIn",
        ...entry,
      })),
    },
  };
}
