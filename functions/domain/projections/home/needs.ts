import type { Schedule } from "../../records/schedules/schedule.ts";
import type { ShiftState } from "../../records/schedules/shift.ts";
import type { WeekStatus } from "../../rules/schedules/week-status.ts";
import { weekStatus } from "../../rules/schedules/week-status.ts";
import { addDays, daysFromTo, weekStartOf } from "../../kernel/time/local-date.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import type { EmployeeId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { Timesheet } from "../../records/timesheets/timesheet.ts";
import type { OpenDays } from "../../records/summaries/open-work.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { OPEN_WORK_DAYS_BACK, addUpOpenWork, quietDay } from "../../records/summaries/open-work.ts";

/** Something at a location that waits for a decision. */
export type Need =
  /** Entries without a clock-out, to approve, and without an hourly rate. */
  | { kind: "fix"; weekStart: LocalDate; count: number }
  | { kind: "approve"; weekStart: LocalDate; count: number }
  | { kind: "setRates"; weekStart: LocalDate; count: number }
  | { kind: "assign"; day: LocalDate; count: number }
  /** Employees' requests for other times; the entry where it is the only one of the week. */
  | ({ kind: "answerRequests"; weekStart: LocalDate; entryId: TimeEntryId | null } & Asked)
  /** Disputed timesheets of a pay period; the employee where it is the only one. */
  | ({ kind: "answerDisputes"; firstDay: LocalDate; employeeId: EmployeeId | null } & Asked)
  | { kind: "publish"; weekStart: LocalDate; status: Exclude<WeekStatus, "published"> };

export interface Asked {
  count: number;
}

export interface NeedsSources {
  today: LocalDate;
  now: Instant;
  startsOn: Weekday;
  openWork: OpenDays;
  /** The schedules of this week and the next: null where nothing is planned. */
  schedules: { current: ScheduleState; next: ScheduleState };
  /** Entries whose employees ask the reader for other times, and timesheets disputed so. */
  requests: readonly Pick<TimeEntry, "id" | "day">[];
  disputes: readonly Pick<Timesheet, "employeeId" | "firstDay">[];
}

type ScheduleState = Pick<Schedule, "state" | "publishedVersion"> | null;

/**
 * Returns what waits for a decision at a location, the most pressing first: entries of the last 31
 * days in no closed pay period, open shifts that are not over until the day after tomorrow, requests and disputes of any day, and this and next week's schedules.
 * Every view asks this function, so that all locations together have the needs of each.
 */
export function needsOf(sources: NeedsSources): Need[] {
  const thisWeek = weekStartOf(sources.today, sources.startsOn);
  const weeks = entryWeeks(sources);
  const needs: Need[] = [
    ...weeks.map(
      ({ weekStart, needsFix }) => ({ kind: "fix", weekStart, count: needsFix }) as const,
    ),
    ...assignNeeds(sources),
    ...requestNeeds(sources),
    ...disputeNeeds(sources),
    ...weeks.map(
      ({ weekStart, unapproved }) => ({ kind: "approve", weekStart, count: unapproved }) as const,
    ),
    ...weeks.map(
      ({ weekStart, unpriced }) => ({ kind: "setRates", weekStart, count: unpriced }) as const,
    ),
    ...publishNeed(sources, thisWeek, sources.schedules.current),
    ...publishNeed(sources, addDays(thisWeek, 7), sources.schedules.next),
  ];
  return needs.filter((need) => need.kind === "publish" || need.count > 0);
}

/** Days after today on which an open shift has to be assigned soon. */
const ASSIGN_DAYS_AHEAD = 2;

function assignNeeds(sources: NeedsSources): Need[] {
  return openShiftDays(sources, ASSIGN_DAYS_AHEAD).map((one) => ({ kind: "assign", ...one }));
}

/**
 * The days with open shifts, as many ahead of today: until the last of them ends, which is after
 * midnight for a night that began yesterday.
 */
export function openShiftDays(
  {
    today,
    now,
    openWork,
  }: Pick<NeedsSources, "today" | "now"> & {
    openWork: Pick<OpenDays, "days">;
  },
  daysAhead: number,
): { day: LocalDate; count: number }[] {
  return daysFromTo(addDays(today, -1), addDays(today, daysAhead)).flatMap((day) => {
    const { openShifts: count, lastOpenEndsAt: endsAt } = openWork.days[day] ?? quietDay;
    const isToCome = endsAt === null ? day >= today : endsAt > now;
    return count > 0 && isToCome ? [{ day, count }] : [];
  });
}

/** One need for each workweek with requests, the oldest first. */
function requestNeeds({ requests, startsOn }: NeedsSources): Need[] {
  return grouped(requests, ({ day }) => weekStartOf(day, startsOn)).map(
    ({ day: weekStart, first, ...asked }) => ({
      kind: "answerRequests",
      weekStart,
      ...asked,
      entryId: asked.count === 1 ? first.id : null,
    }),
  );
}

/** One need for each pay period with disputed timesheets, the oldest first. */
function disputeNeeds({ disputes }: NeedsSources): Need[] {
  return grouped(disputes, ({ firstDay }) => firstDay).map(
    ({ day: firstDay, first, ...asked }) => ({
      kind: "answerDisputes",
      firstDay,
      ...asked,
      employeeId: asked.count === 1 ? first.employeeId : null,
    }),
  );
}

/** The rows by their day, the oldest first. */
function grouped<T>(rows: readonly T[], dayOf: (row: T) => LocalDate) {
  const groups = [...Map.groupBy(rows, dayOf)] as [LocalDate, [T, ...T[]]][];
  const sorted = groups.toSorted(([a], [b]) => a.localeCompare(b));
  return sorted.map(([day, own]) => ({ day, first: own[0], count: own.length }));
}

/**
 * The open entries of a workweek, as far as its days are over or today, and not older than 31 days.
 */
export function openEntriesOf(
  { today, openWork }: Pick<NeedsSources, "today" | "openWork">,
  weekStart: LocalDate,
) {
  const earliest = addDays(today, -OPEN_WORK_DAYS_BACK);
  const lastDay = addDays(weekStart, 6);
  const fromDay = weekStart < earliest ? earliest : weekStart;
  return addUpOpenWork(openWork, { fromDay, toDay: lastDay > today ? today : lastDay });
}

/** The workweeks of the last 31 days with their open entries, the oldest first. */
function entryWeeks({ today, startsOn, openWork }: NeedsSources) {
  const earliest = addDays(today, -OPEN_WORK_DAYS_BACK);
  const days = Object.keys(openWork.days).filter((day) => day >= earliest && day <= today);
  const weekStarts = new Set(days.toSorted().map((day) => weekStartOf(day, startsOn)));
  return [...weekStarts].map((weekStart) => {
    const { needsFix, unapproved, unpriced } = openEntriesOf({ today, openWork }, weekStart);
    return { weekStart, needsFix, unapproved, unpriced };
  });
}

/**
 * An empty next week needs a plan; an empty current one has nothing to publish. Publishing writes the
 * schedule at once and the counts of its days a moment later, so the schedule decides.
 */
function publishNeed(
  { openWork, today, startsOn }: NeedsSources,
  weekStart: LocalDate,
  schedule: ScheduleState,
): Need[] {
  const week = addUpOpenWork(openWork, { fromDay: weekStart, toDay: addDays(weekStart, 6) });
  const isPublished = schedule?.state === "published";
  const status = weekStatus(
    schedule,
    plannedShifts(isPublished ? { ...week, unpublished: 0 } : week),
  );
  const isCurrent = weekStart === weekStartOf(today, startsOn);
  if (status === "published" || (status === "empty" && isCurrent)) return [];
  return [{ kind: "publish", weekStart, status }];
}

function plannedShifts({ planned, unpublished }: { planned: number; unpublished: number }) {
  const states: ShiftState[] = [];
  if (unpublished > 0) states.push("draft");
  if (planned > unpublished) states.push("published");
  return states.map((state) => ({ state }));
}
