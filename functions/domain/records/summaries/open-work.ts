import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import { addDays, localDateSchema } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import type { StaffingNeed } from "../locations/staffing.ts";
import { staffingNeedSchema } from "../locations/staffing.ts";
import type { HandOverNote, ShownHandOver } from "../schedules/hand-over-note.ts";
import { shownHandOverSchema } from "../schedules/hand-over-note.ts";
import type { Schedule } from "../schedules/schedule.ts";
import { scheduleSchema } from "../schedules/schedule.ts";
import type { DailySummary } from "./daily-summary.ts";
import type { Wait } from "./waiting.ts";
import { nothingWaits, packWaiting, waitingSchema } from "./waiting.ts";

/** People who are planned for the same time and job role, drafts included. */
export const coverSchema = z.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  people: z.int().check(z.minimum(1)),
});
export type Cover = z.infer<typeof coverSchema>;

/** The open decisions of a local day. Counts of entries and shifts. */
export const openDaySchema = z.object({
  needsFix: z.int().check(z.minimum(0)),
  unapproved: z.int().check(z.minimum(0)),
  openShifts: z.int().check(z.minimum(0)),
  /** Planned shifts, and those of them that staff do not see as they are planned. */
  planned: z.int().check(z.minimum(0)),
  unpublished: z.int().check(z.minimum(0)),
  /** Entries without an hourly rate. */
  unpriced: z._default(z.int().check(z.minimum(0)), 0),
  /** Hours of the entries to approve, of those to fix until their proposed end, of open shifts. */
  unapprovedSeconds: z._default(z.int().check(z.minimum(0)), 0),
  needsFixSeconds: z._default(z.int().check(z.minimum(0)), 0),
  openSeconds: z._default(z.int().check(z.minimum(0)), 0),
  /** The start of the first open shift; null without one. */
  firstOpenAt: z._default(z.nullable(instantSchema), null),
  /** When the last open shift ends; null without one. */
  lastOpenEndsAt: z._default(z.nullable(instantSchema), null),
  /** The hours of the day: assigned shifts, and finished time as it is paid. */
  scheduledSeconds: z._default(z.int().check(z.minimum(0)), 0),
  workedSeconds: z._default(z.int().check(z.minimum(0)), 0),
  /** Who is planned when; only of the coming days, see `COVER_DAYS_AHEAD`. */
  cover: z._default(z.array(coverSchema), []),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/** What of a day is not added up. */
type OpenDayMoment = "firstOpenAt" | "lastOpenEndsAt";

/** A planned day on which nothing waits and no one is needed. */
export const quietDay: OpenDay = {
  needsFix: 0,
  unapproved: 0,
  openShifts: 0,
  planned: 0,
  unpublished: 0,
  unpriced: 0,
  unapprovedSeconds: 0,
  needsFixSeconds: 0,
  openSeconds: 0,
  firstOpenAt: null,
  lastOpenEndsAt: null,
  scheduledSeconds: 0,
  workedSeconds: 0,
  cover: [],
};

/** What Home needs of the schedule of a week. */
export const openWeekSchema = z.pick(scheduleSchema, { state: true, publishedVersion: true });
export type OpenWeek = z.infer<typeof openWeekSchema>;

/**
 * `openWork/{locationId}`: all that waits at a location, by day, and its hours. One document
 * answers Home for all days, so that every view counts the same; days without anything are absent
 * or null. Rebuilt with the day's summary, never incremented. Its weeks, staffing, notes and what
 * waits are copies, written with their sources; its closed pay periods are copied after them.
 */
export const openWorkSchema = z.object({
  id: locationIdSchema,
  days: z._default(z.record(localDateSchema, z.nullable(openDaySchema)), {}),
  /** The schedules by the first days of their weeks; none where nothing is planned. */
  weeks: z._default(z.record(localDateSchema, openWeekSchema), {}),
  /**
   * The pay periods that are closed here, by their first days: their last days, null once they are
   * reopened.
   */
  closed: z._default(z.record(localDateSchema, z.nullable(localDateSchema)), {}),
  /** How many people the location needs, see `locationPlanSchema`. */
  staffing: z._default(z.array(staffingNeedSchema), []),
  /** The hand-over notes of the days around today. */
  handOver: z._default(z.record(localDateSchema, shownHandOverSchema), {}),
  /** What employees ask for, and the new alerts. */
  waiting: z._default(waitingSchema, nothingWaits),
});
export type OpenWork = z.infer<typeof openWorkSchema>;

/** Days back that are searched for open decisions; a pay period is rarely longer. */
export const OPEN_WORK_DAYS_BACK = 31;

/** Days after today of which the cover is kept: Home shows today and six more. */
export const COVER_DAYS_AHEAD = 8;

/** The open decisions of the summary's day; null when nothing is open, planned or worked. */
export function openDayOf(summary: DailySummary): OpenDay | null {
  const open: OpenDay = {
    needsFix: summary.needsFixEntries,
    unapproved: summary.unapprovedEntries,
    openShifts: summary.openShifts,
    planned: summary.plannedShifts,
    unpublished: summary.unpublishedShifts,
    unpriced: summary.unpricedEntries,
    unapprovedSeconds: summary.unapprovedSeconds,
    needsFixSeconds: summary.needsFixSeconds,
    openSeconds: summary.openSeconds,
    firstOpenAt: summary.firstOpenAt,
    lastOpenEndsAt: summary.lastOpenEndsAt,
    scheduledSeconds: summary.scheduledSeconds,
    workedSeconds: summary.workedSeconds,
    cover: coverOf(summary.planned),
  };
  return Object.values(open).some((one) => typeof one === "number" && one > 0) ? open : null;
}

function coverOf(planned: DailySummary["planned"]): Cover[] {
  const alike = Map.groupBy(planned, (span) =>
    [span.startsAt, span.endsAt, span.jobRoleId].join(" "),
  );
  return [...alike.values()].flatMap((spans) => {
    const [first] = spans;
    if (first === undefined || first.endsAt === null) return [];
    const { startsAt, endsAt, jobRoleId } = first;
    return [{ startsAt, endsAt, jobRoleId, people: spans.length }];
  });
}

interface OpenWorkSources {
  locationId: LocationId;
  summaries: readonly DailySummary[];
  schedules: readonly Schedule[];
  closed: OpenWork["closed"];
  staffing: readonly StaffingNeed[];
  handOver: readonly HandOverNote[];
  waits: readonly (Wait | null)[];
}

/** The open work of one location, packed; cover is kept of the days from today on. */
export function packOpenWork(sources: OpenWorkSources, today: LocalDate): OpenWork {
  const { locationId, summaries, schedules, closed, staffing, handOver, waits } = sources;
  const lastDay = addDays(today, COVER_DAYS_AHEAD);
  const days = summaries.flatMap(({ day, ...summary }) => {
    const open = openDayOf({ day, ...summary });
    if (open === null) return [];
    const isNear = day >= today && day <= lastDay;
    return [[day, isNear ? open : { ...open, cover: [] }] as const];
  });
  return {
    id: locationId,
    days: Object.fromEntries(days),
    weeks: Object.fromEntries(schedules.map((one) => [one.weekStart, openWeekOf(one)])),
    closed,
    staffing: [...staffing],
    handOver: Object.fromEntries(handOver.map((note) => [note.day, shownHandOver(note)])),
    waiting: packWaiting(waits),
  };
}

export function shownHandOver(note: HandOverNote): ShownHandOver {
  const { text, writtenAt, writtenByName, version } = note;
  return { text, writtenAt, writtenByName, version };
}

export function openWeekOf({ state, publishedVersion }: Schedule): OpenWeek {
  return { state, publishedVersion };
}

/** The days of a location, and which of them can no longer be changed. */
export type OpenDays = Pick<OpenWork, "days" | "closed">;

/** The entries to fix and to approve of a closed day, which stay as they were paid. */
const asPaid = { needsFix: 0, unapproved: 0, needsFixSeconds: 0, unapprovedSeconds: 0 };

/**
 * Adds up the days from `fromDay` to `toDay`, both included. Entries of closed pay periods wait for
 * nobody.
 */
export function addUpOpenWork(
  { days, closed }: OpenDays,
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): Omit<OpenDay, OpenDayMoment | "cover"> {
  const isClosed = (day: LocalDate) =>
    Object.entries(closed).some(([first, last]) => last !== null && first <= day && day <= last);
  const wanted = Object.entries(days).flatMap(([day, open]) =>
    open === null || day < fromDay || day > toDay
      ? []
      : [isClosed(day) ? { ...open, ...asPaid } : open],
  );
  const sum = (name: Exclude<keyof OpenDay, OpenDayMoment | "cover">) =>
    wanted.reduce((total, open) => total + open[name], 0);
  return {
    needsFix: sum("needsFix"),
    unapproved: sum("unapproved"),
    openShifts: sum("openShifts"),
    planned: sum("planned"),
    unpublished: sum("unpublished"),
    unpriced: sum("unpriced"),
    unapprovedSeconds: sum("unapprovedSeconds"),
    needsFixSeconds: sum("needsFixSeconds"),
    openSeconds: sum("openSeconds"),
    scheduledSeconds: sum("scheduledSeconds"),
    workedSeconds: sum("workedSeconds"),
  };
}
