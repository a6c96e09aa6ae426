import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { CountedHours, TimeOffSpan } from "@crewline/domain/records/time-off/time-off";
import type { TimeOffTypeId } from "@crewline/domain/records/time-off/time-off-type";
import { usualWeekdays } from "@crewline/domain/rules/time-off/counted-days";

/** Time off as it is typed. */
export interface TimeOffForm {
  type: TimeOffTypeId;
  from: string;
  until: string;
  isPart: boolean;
  startsAtLocal: string;
  endsAtLocal: string;
  note: string;
  /** Null for the usual hours of the employee. */
  secondsPerDay: number | null;
  weekdays: readonly Weekday[];
}

export function newTimeOffForm(type: TimeOffTypeId, day: string, span?: TimeOffSpan): TimeOffForm {
  const times = span?.part ?? { startsAtLocal: "09:00", endsAtLocal: "13:00" };
  const days = { from: day, until: span?.until ?? day };
  const isPart = (span?.part ?? null) !== null;
  const usual = { secondsPerDay: null, weekdays: usualWeekdays };
  return { type, ...days, isPart, ...times, note: "", ...usual };
}

/** The hours as they are sent. */
export function hoursOf({ secondsPerDay, weekdays }: TimeOffForm): CountedHours {
  return { secondsPerDay, weekdays: [...weekdays] };
}

/** The days as they are sent: times count for a single day alone. */
export function spanOf({
  from,
  until,
  isPart,
  startsAtLocal,
  endsAtLocal,
}: TimeOffForm): TimeOffSpan {
  return { from, until, part: isPart && from === until ? { startsAtLocal, endsAtLocal } : null };
}

/** The form with another first day; the last one follows rather than lie before it. */
export function withFirstDay(form: TimeOffForm, from: string): Partial<TimeOffForm> {
  return form.until < from || form.until === form.from ? { from, until: from } : { from };
}
