import type { EmployeeId, LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { countedSeconds } from "../weeks/entry-hours.ts";
import { dayInWeek } from "../weeks/week-bounds.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

interface EntrySources {
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** Only work at this location; null for all. */
  locationId: LocationId | null;
  weeks: readonly EmployeeWeek[];
  rules: Pick<WorkRules, "workdayStart" | "weekStart">;
}

/** An entry of a period with the seconds of it that count as worked. */
export interface PeriodEntry extends WeekEntry {
  employeeId: EmployeeId;
  countedSeconds: number;
}

/**
 * Returns the entries that touch a workday of the period, without voided ones. An entry over the
 * edge of a week belongs to two weeks and is here once, with the seconds that both weeks count of
 * it.
 */
export function periodEntries(sources: EntrySources): PeriodEntry[] {
  const counted = countedSeconds(sources.weeks);
  const found = new Map<TimeEntryId, PeriodEntry>();
  for (const week of sources.weeks) {
    for (const entry of week.entries) {
      if (entry.state === "voided" || !touches(entry, week, sources)) continue;
      const { employeeId } = week;
      const seconds = counted.get(entry.entryId) ?? 0;
      found.set(entry.entryId, { ...entry, employeeId, countedSeconds: seconds });
    }
  }
  return [...found.values()];
}

function touches(entry: WeekEntry, week: EmployeeWeek, sources: EntrySources): boolean {
  if (sources.locationId !== null && sources.locationId !== entry.locationId) return false;
  const { startsAt, endsAt } = entry;
  const hasLength = endsAt !== null && endsAt > startsAt;
  const last = hasLength ? instantFromMilliseconds(Date.parse(endsAt) - 1) : startsAt;
  const [from, until] = [startsAt, last].map((at) => dayInWeek(at, week, sources.rules));
  return (from ?? "") <= sources.lastDay && (until ?? "") >= sources.firstDay;
}
