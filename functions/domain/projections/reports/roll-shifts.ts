import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { packDay } from "../../records/summaries/pack-facts.ts";
import type { Measures, ReportFact, ShiftSpan } from "../../records/summaries/rollup.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import { isTakenTooLate, takenAt } from "../../rules/schedules/taken-at.ts";
import { workOfShifts } from "../../rules/schedules/work-of-shifts.ts";
import { earlyGraceSeconds, lateGraceSeconds } from "../home/board-status.ts";
import type { DaySources } from "../home/summarise-day.ts";
import { isExpected, isIgnored } from "../home/summarise-day.ts";
import { noticeMeasures } from "./notice-measures.ts";
import { addUpFacts } from "./add-up-facts.ts";

type ShiftSources = Pick<DaySources, "locationId" | "day" | "shifts" | "entries">;

/**
 * Returns the shifts of a location's day by employee and job role, and how the entries kept to them.
 * Planned hours are those of Home: of assigned shifts that are not cancelled, drafts included. Late
 * and early begin after the grace of Home's board (5 minutes) and then count from the planned time;
 * an employee who got a shift after its start is late from that moment on. A published shift without
 * any entry counts as missed, also before it is over: the reader decides from which day on. One that
 * its employee was shown only after its end does not. An entry without a shift belongs to the day
 * that it starts on.
 */
export function rollShifts(sources: ShiftSources): ReportFact[] {
  const { locationId, day } = sources;
  const { planned, unplanned } = workOfDay(sources);
  const where = { day, paidOn: day, locationId };
  const all = sources.shifts.filter((shift) => shift.day === day);
  return addUpFacts([
    ...all.flatMap((shift) => {
      const measures = noticeMeasures(shift);
      const { employeeId, jobRoleId } = shift;
      const isKnown = Object.keys(measures).length > 0;
      return isKnown ? [{ ...where, employeeId, jobRoleId, measures }] : [];
    }),
    ...planned.map(({ shift, own }) => {
      const { employeeId, jobRoleId } = shift;
      return { ...where, employeeId, jobRoleId, measures: measuresOf(shift, own) };
    }),
    ...unplanned.map(({ employeeId, jobRoleId }) => {
      return { ...where, employeeId, jobRoleId, measures: { unplannedEntries: 1 } };
    }),
  ]);
}

/** The text that reports read of a location's day; null for a day without shifts and entries. */
export function packedDay(sources: ShiftSources): string | null {
  return packDay(sources.day, rollShifts(sources), shiftSpans(sources));
}

/** Returns the times of the day's assigned shifts, and whether they were worked. */
function shiftSpans(sources: ShiftSources): ShiftSpan[] {
  return workOfDay(sources).planned.flatMap(({ shift, own }) => {
    const { employeeId, jobRoleId, startsAt, endsAt } = shift;
    if (employeeId === null) return [];
    return [{ employeeId, jobRoleId, startsAt, endsAt, isWorked: own.length > 0 }];
  });
}

/** The shifts of the day with their entries, and the day's entries without a shift. */
function workOfDay({ day, ...sources }: ShiftSources) {
  const shifts = sources.shifts.filter(({ state }) => state !== "cancelled");
  const entries = sources.entries.filter(({ state }) => !isIgnored(state));
  const { worked, rest } = workOfShifts(shifts, entries);
  return {
    planned: worked.filter(({ shift }) => shift.day === day),
    unplanned: rest.filter((entry) => entry.day === day),
  };
}

function measuresOf(shift: Shift, own: readonly TimeEntry[]): Measures {
  const seconds = plannedSeconds(shift);
  if (shift.employeeId === null) return { openShifts: 1, openSeconds: seconds };
  const [first] = own;
  const planned = { scheduledSeconds: seconds, shifts: 1 };
  if (first === undefined) return { ...planned, ...(isMissed(shift) && { missedShifts: 1 }) };
  const late = secondsBetween(
    takenAt(shift) ?? shift.startsAt,
    first.payable.startsAt,
    lateGraceSeconds,
  );
  const early = secondsBetween(endOf(own), shift.endsAt, earlyGraceSeconds);
  return {
    ...planned,
    ...(late > 0 && { lateStarts: 1, lateSeconds: late }),
    ...(early > 0 && { earlyEnds: 1, earlySeconds: early }),
  };
}

function isMissed(shift: Shift): boolean {
  return isExpected(shift) && !isTakenTooLate(shift);
}

/** The end of the last entry; null while it runs. */
function endOf(own: readonly TimeEntry[]): Instant | null {
  return own.at(-1)?.payable.endsAt ?? null;
}

/** Seconds from one instant to a later one; 0 within the grace, or without the first. */
function secondsBetween(from: Instant | null, to: Instant, graceSeconds: number): number {
  const seconds = from === null ? 0 : elapsedSeconds(from, to);
  return seconds > graceSeconds ? seconds : 0;
}
