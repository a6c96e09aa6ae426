import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { WorkedEntry } from "../hours/workweek-input.ts";
import { payWorkweek } from "../pay/workweek.ts";
import { elapsedSeconds, epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Shift } from "../../records/schedules/shift.ts";

export type Planned = Pick<
  Shift,
  "id" | "locationId" | "jobRoleId" | "startsAt" | "endsAt" | "unpaidBreakSeconds"
>;

export interface PlannedWeek {
  weekStart: LocalDate;
  /** The zone of the person's home location, which decides the workdays. */
  timeZone: string;
  rules: WorkRules;
  /** All shifts of one employee in the workweek that are not cancelled, at every location. */
  shifts: readonly Planned[];
}

/**
 * Seconds that would be overtime or double time if one person worked exactly the plan: the same
 * engine that pays decides it. The unpaid break is taken in the middle of its shift. Null under
 * rules that count over more than the one week, because the plan of one week cannot answer it.
 */
export function plannedOvertime({ shifts, ...week }: PlannedWeek): number | null {
  if (week.rules.workPeriod !== null) return null;
  const entries = shifts.map(asWorked);
  const latest = entries
    .map(({ endsAt }) => endsAt ?? "")
    .toSorted()
    .at(-1);
  if (latest === undefined) return 0;
  const input = { ...week, entries, wages: [], currency: "USD", now: latest } as const;
  const { hours } = payWorkweek(input);
  return hours.overtimeSeconds + hours.doubletimeSeconds;
}

/** A shift as if it was worked to the minute, its unpaid break in the middle. */
export function asWorked(shift: Planned): WorkedEntry {
  const { id, startsAt, endsAt, jobRoleId, locationId, unpaidBreakSeconds } = shift;
  const from = epochSeconds(startsAt);
  const length = elapsedSeconds(startsAt, endsAt);
  const pause = Math.min(unpaidBreakSeconds, length);
  const pauseFrom = from + Math.floor((length - pause) / 2);
  const taken = {
    startsAt: instantFromSeconds(pauseFrom),
    endsAt: instantFromSeconds(pauseFrom + pause),
    isPaid: false,
  };
  return { id, startsAt, endsAt, jobRoleId, locationId, breaks: pause === 0 ? [] : [taken] };
}
