import type { DailySummary } from "@crewline/domain/home/daily-summary";
import { formatLongDay } from "@crewline/domain/time/format";
import type { Schedule } from "@crewline/domain/schedules/schedule";
import { weekStartOf } from "@crewline/domain/time/local-date";
import type { LocalDate, Weekday } from "@crewline/domain/time/local-date";
import type { StatusTone } from "../../ui/status-chip.tsx";
import { counted } from "@crewline/domain/formats/counted";

/** Something that waits for a decision, and the way to it. */
export interface Need {
  tone: StatusTone;
  label: string;
  text: string;
  action: string;
  to: string;
}

interface NeedsInput {
  locationId: string;
  today: LocalDate;
  startsOn: Weekday;
  /** The days on record, today the last of them. */
  summaries: readonly DailySummary[];
  nextWeekStart: LocalDate;
  /** The state of next week: null when nothing is planned, undefined while it is not known. */
  nextSchedule: Schedule | null | undefined;
  /** Requests for time off of the people of the location that the reader decides. */
  timeOffRequests: number;
}

/** What waits for a decision at a location, the most pressing first. */
export function needsOf(input: NeedsInput): Need[] {
  const { summaries, startsOn } = input;
  const weeks = [...Map.groupBy(summaries, ({ day }) => weekStartOf(day, startsOn))];
  return [
    ...weeks.flatMap(([week, days]) => fixNeed(input.locationId, week, days)),
    ...openShiftNeed(input),
    ...weeks.flatMap(([week, days]) => approveNeed(input.locationId, week, days)),
    ...timeOffNeed(input),
    ...scheduleNeed(input),
  ];
}

function fixNeed(locationId: string, week: LocalDate, days: readonly DailySummary[]): Need[] {
  const count = sum(days.map(({ needsFixEntries }) => needsFixEntries));
  if (count === 0) return [];
  return [
    {
      tone: "danger",
      label: `${count} to fix`,
      text: `Without a clock-out, week of ${formatLongDay(week)}`,
      action: "Fix",
      to: `${entriesAt(locationId, week)}&show=needsYou`,
    },
  ];
}

function approveNeed(locationId: string, week: LocalDate, days: readonly DailySummary[]): Need[] {
  const count = sum(days.map(({ unapprovedEntries }) => unapprovedEntries));
  if (count === 0) return [];
  return [
    {
      tone: "warning",
      label: `${count} to approve`,
      text: `Finished entries, week of ${formatLongDay(week)}`,
      action: "Review",
      to: entriesAt(locationId, week),
    },
  ];
}

function openShiftNeed({ locationId, today, summaries }: NeedsInput): Need[] {
  const count = summaries.find(({ day }) => day === today)?.openShifts ?? 0;
  if (count === 0) return [];
  return [
    {
      tone: "warning",
      label: counted(count, "open shift"),
      text: "Nobody is assigned today",
      action: "Assign",
      to: `/schedules?location=${locationId}&week=${today}&day=${today}`,
    },
  ];
}

/** More than so many are not counted. */
export const MOST_REQUESTS = 9;

function timeOffNeed({ timeOffRequests }: NeedsInput): Need[] {
  if (timeOffRequests === 0) return [];
  const count = timeOffRequests > MOST_REQUESTS ? `${MOST_REQUESTS}+` : String(timeOffRequests);
  return [
    {
      tone: "warning",
      label: timeOffRequests === 1 ? "1 request" : `${count} requests`,
      text: "Somebody asks for time off",
      action: "Decide",
      to: "/alerts",
    },
  ];
}

function scheduleNeed({ locationId, nextWeekStart, nextSchedule }: NeedsInput): Need[] {
  if (nextSchedule === undefined || nextSchedule?.state === "published") return [];
  const isPlanned = nextSchedule !== null;
  const wasPublished = isPlanned && nextSchedule.publishedVersion > 0;
  return [
    {
      tone: "info",
      label: wasPublished ? "Changes not published" : "Next week not published",
      text: isPlanned
        ? `Staff do not see the plan of the week of ${formatLongDay(nextWeekStart)}`
        : `Nothing is planned for the week of ${formatLongDay(nextWeekStart)}`,
      action: isPlanned ? "Publish" : "Plan",
      to: `/schedules?location=${locationId}&week=${nextWeekStart}`,
    },
  ];
}

function entriesAt(locationId: string, week: LocalDate): string {
  return `/time-entries?location=${locationId}&week=${week}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
