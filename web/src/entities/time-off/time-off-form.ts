import type { TimeOffSpan } from "@crewline/domain/records/time-off/time-off";

/** Time off as it is typed. */
export interface TimeOffForm {
  type: string;
  from: string;
  until: string;
  isPart: boolean;
  startsAtLocal: string;
  endsAtLocal: string;
  note: string;
}

export function newTimeOffForm(type: string, day: string, span?: TimeOffSpan): TimeOffForm {
  const times = span?.part ?? { startsAtLocal: "09:00", endsAtLocal: "13:00" };
  const days = { from: day, until: span?.until ?? day };
  const isPart = (span?.part ?? null) !== null;
  return { type, ...days, isPart, ...times, note: "" };
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
