import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { PluralForms } from "@crewline/domain/kernel/formats/counted";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Need } from "@crewline/domain/projections/home/needs";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { StatusTone } from "../../ui/page/status-chip.tsx";

/** A need in words, and the way to it. */
export interface NeedWords {
  tone: StatusTone;
  label: string;
  text: string;
  action: string;
  to: string;
}

/** More requests for time off than these are not counted. */
export const MOST_REQUESTS = 9;

const scheduleWords = {
  draft: { label: "Schedule not published", text: "Staff can't see", action: "Publish" },
  changed: {
    label: "Unpublished changes",
    text: "Staff see an older version of",
    action: "Publish",
  },
  empty: { label: "Nothing scheduled", text: "No shifts yet in", action: "Plan" },
} as const;

/** The words of a location's need. */
export function needWords(need: Need, locationId: LocationId, locale: Locale): NeedWords {
  switch (need.kind) {
    case "fix":
      return {
        tone: "danger",
        label: `${need.count} to fix`,
        text: `No clock-out, week of ${formatLongDay(need.weekStart, locale)}`,
        action: "Fix",
        to: `${entriesAt(locationId, need.weekStart)}&show=needsYou`,
      };
    case "approve":
      return {
        tone: "warning",
        label: `${need.count} to approve`,
        text: `Time entries, week of ${formatLongDay(need.weekStart, locale)}`,
        action: "Review",
        to: entriesAt(locationId, need.weekStart),
      };
    case "assign":
      return {
        tone: "warning",
        label: counted(need.count, { one: "open shift", other: "open shifts" }, locale),
        text: "No one is assigned today",
        action: "Assign",
        to: `/schedules?location=${locationId}&week=${need.day}&day=${need.day}`,
      };
    case "answerRequests":
      return requestsWords(need, locationId, locale);
    case "answerDisputes":
      return disputesWords(need, locale);
    case "decideTimeOff":
      return {
        tone: "warning",
        label: requestCount(need.count, locale),
        text: "Time off to approve or deny",
        action: "Decide",
        to: "/alerts",
      };
    case "publish": {
      const { label, text, action } = scheduleWords[need.status];
      const week = `the week of ${formatLongDay(need.weekStart, locale)}`;
      const to = `/schedules?location=${locationId}&week=${need.weekStart}`;
      return { tone: "info", label, text: `${text} ${week}`, action, to };
    }
  }
}

function requestCount(count: number, locale: Locale): string {
  return count > MOST_REQUESTS
    ? `${MOST_REQUESTS}+ requests`
    : counted(count, { one: "request", other: "requests" }, locale);
}

type NeedOf<K extends Need["kind"]> = Extract<Need, { kind: K }>;

function requestsWords(
  need: NeedOf<"answerRequests">,
  locationId: LocationId,
  locale: Locale,
): NeedWords {
  const { weekStart, entryId, hasMore } = need;
  const week = formatLongDay(weekStart, locale);
  return {
    tone: "warning",
    label: askedCount(need, { one: "request", other: "requests" }, locale),
    text: hasMore
      ? `Time to correct or add, week of ${week} and later`
      : `Time to correct or add, week of ${week}`,
    action: "Answer",
    to: `${entriesAt(locationId, weekStart)}&show=needsYou${opened("entry", entryId)}`,
  };
}

function disputesWords(need: NeedOf<"answerDisputes">, locale: Locale): NeedWords {
  const { firstDay, employeeId, hasMore } = need;
  const day = formatLongDay(firstDay, locale);
  const nouns = { one: "disputed timesheet", other: "disputed timesheets" };
  return {
    tone: "warning",
    label: askedCount(need, nouns, locale),
    text: hasMore ? `Pay periods from ${day} on` : `Pay period from ${day}`,
    action: "Answer",
    to: `/time-entries?sheet=${firstDay}&status=disputed${opened("of", employeeId)}`,
  };
}

/** "3 requests"; "50+ requests" where there are more than were read. */
function askedCount(
  { count, hasMore }: { count: number; hasMore: boolean },
  nouns: PluralForms,
  locale: Locale,
): string {
  return hasMore ? `${count}+ ${nouns.other}` : counted(count, nouns, locale);
}

/** The part of an address that opens one record; empty for none. */
function opened(name: string, id: string | null): string {
  return id === null ? "" : `&${name}=${id}`;
}

function entriesAt(locationId: LocationId, week: string): string {
  return `/time-entries?location=${locationId}&week=${week}`;
}
