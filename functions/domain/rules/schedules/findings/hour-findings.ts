import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import { elapsedSeconds } from "../../../kernel/time/instant.ts";
import { runsOfDays } from "../../hours/conflicts.ts";
import { dailyRestSeconds } from "../daily-rest.ts";
import { plannedOvertime } from "../planned-overtime.ts";
import { plannedSeconds } from "../planned-seconds.ts";
import type { Finding } from "./finding.ts";
import type { JudgedPerson, JudgedPlace, JudgedShift } from "./judged-shift.ts";

/** The engine of overtime names each shift; no stored one has this name. */
const NEW_SHIFT = "new-shift" as ShiftId;

interface Judged {
  person: JudgedPerson;
  /** The employee's other shifts. */
  others: JudgedPerson["shifts"];
  place: JudgedPlace;
}

/** Where the employee's hours with the shift go beyond the company's limits or their own. */
export function hourFindings(shift: JudgedShift, judged: Judged): Finding[] {
  const { person } = judged;
  return [...restFindings(shift, judged), ...(person.isWhole ? totals(shift, judged) : [])];
}

/**
 * Rest between shifts of different days: a second shift of the same day follows no rest, and a gap
 * below that of a break belongs to one shift. Without a limit of the company less than the daily
 * rest of 2003/88/EC is worth knowing.
 */
function restFindings(shift: JudgedShift, { others, place }: Judged): Finding[] {
  const { limits, shiftGapSeconds } = place;
  const least = dailyRestSeconds(limits);
  const rests = others
    .filter(({ day }) => day !== shift.day)
    .map((other) =>
      other.startsAt < shift.startsAt
        ? elapsedSeconds(other.endsAt, shift.startsAt)
        : elapsedSeconds(shift.endsAt, other.startsAt),
    )
    .filter((seconds) => seconds > 0 && seconds >= shiftGapSeconds && seconds < least);
  if (rests.length === 0) return [];
  const facts = { found: Math.min(...rests), limit: least };
  const code = limits.minimumRestSeconds === null ? "shortTurnaround" : "rest";
  return [{ code, facts }];
}

function totals(shift: JudgedShift, judged: Judged): Finding[] {
  const { person, others, place } = judged;
  const { maximumDaySeconds, maximumWeekSeconds, maximumConsecutiveDays } = place.limits;
  const all = [...others, shift];
  const day = secondsOf(all.filter((one) => one.day === shift.day));
  const week = secondsOf(all.filter(({ weekStart }) => weekStart === shift.weekStart));
  const { maxSecondsPerWeek } = person.employee;
  return [
    ...above(day, maximumDaySeconds).map((measured): Finding => ({
      code: "dayHours",
      facts: { ...measured, day: shift.day },
    })),
    ...above(week, maximumWeekSeconds).map((facts): Finding => ({ code: "weekHours", facts })),
    ...above(week, maxSecondsPerWeek).map((facts): Finding => ({ code: "ownWeek", facts })),
    ...above(daysAround(shift, all), maximumConsecutiveDays).map((facts): Finding => ({
      code: "daysInARow",
      facts,
    })),
    ...overtimeOf(shift, judged),
  ];
}

function secondsOf(shifts: readonly JudgedShift[]): number {
  return shifts.reduce((sum, one) => sum + plannedSeconds(one), 0);
}

function above(found: number, limit: number | null): { found: number; limit: number }[] {
  return limit === null || found <= limit ? [] : [{ found, limit }];
}

/** The length of the run of days with work that the shift is part of. */
function daysAround(shift: JudgedShift, all: readonly JudgedShift[]): number {
  const runs = runsOfDays(all.map(({ day }) => day));
  const run = runs.find(({ firstDay, lastDay }) => firstDay <= shift.day && shift.day <= lastDay);
  return run?.days ?? 0;
}

/** Overtime of the week that is there only with the shift. */
function overtimeOf(shift: JudgedShift, { person, others }: Judged): Finding[] {
  const { overtime } = person;
  if (overtime === null) return [];
  const own = others.filter((one) => one.weekStart === shift.weekStart);
  const { weekStart } = shift;
  const week = { timeZone: overtime.timeZone, rules: overtime.rulesOf(weekStart), weekStart };
  const before = plannedOvertime({ ...week, shifts: own });
  const after = plannedOvertime({ ...week, shifts: [...own, asPlanned(shift)] });
  if (before === null || after === null || after <= before) return [];
  return [{ code: "overtime", facts: { seconds: after - before } }];
}

function asPlanned(shift: JudgedShift) {
  return { ...shift, id: shift.id ?? NEW_SHIFT };
}
