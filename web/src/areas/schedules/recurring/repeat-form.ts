import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdayOf } from "@crewline/domain/kernel/time/local-date";
import type { Recurrence, RecurrenceEnd } from "@crewline/domain/records/schedules/recurring-shift";
import { MOST_TIMES, MOST_WEEKS_BETWEEN } from "@crewline/domain/records/schedules/recurring-shift";

/** How a shift repeats, as it is typed. */
export interface RepeatForm {
  weekdays: readonly Weekday[];
  everyWeeks: string;
  ends: RecurrenceEnd["kind"];
  lastDay: string;
  times: string;
}

export type RepeatErrors = Partial<Record<"weekdays" | "everyWeeks" | "lastDay" | "times", string>>;

/** Every week on the weekday of `day`. */
export function weeklyOn(day: LocalDate): RepeatForm {
  return { weekdays: [weekdayOf(day)], everyWeeks: "1", ends: "never", lastDay: "", times: "10" };
}

export function repeatFormOf({ weekdays, everyWeeks, end }: Recurrence): RepeatForm {
  return {
    weekdays,
    everyWeeks: String(everyWeeks),
    ends: end.kind,
    lastDay: end.kind === "onDay" ? end.day : "",
    times: end.kind === "afterTimes" ? String(end.times) : "10",
  };
}

/** The recurrence that is typed; whether it can be is decided by `repeatErrors`. */
export function recurrenceFrom(form: RepeatForm, firstDay: LocalDate): Recurrence {
  const { weekdays, everyWeeks } = form;
  return { weekdays: [...weekdays], everyWeeks: Number(everyWeeks), firstDay, end: endFrom(form) };
}

function endFrom({ ends, lastDay, times }: RepeatForm): RecurrenceEnd {
  if (ends === "onDay") return { kind: ends, day: lastDay };
  return ends === "afterTimes" ? { kind: ends, times: Number(times) } : { kind: ends };
}

/** A sentence for each field that is wrong. */
export function repeatErrors(form: RepeatForm, firstDay: LocalDate): RepeatErrors {
  const errors: RepeatErrors = {};
  if (form.weekdays.length === 0) errors.weekdays = "Choose at least one day.";
  if (!isWhole(form.everyWeeks, MOST_WEEKS_BETWEEN)) {
    errors.everyWeeks = `Enter whole weeks from 1 to ${MOST_WEEKS_BETWEEN}.`;
  }
  if (form.ends === "onDay" && form.lastDay < firstDay) {
    errors.lastDay = "Choose a day on or after the first shift.";
  }
  if (form.ends === "afterTimes" && !isWhole(form.times, MOST_TIMES)) {
    errors.times = `Enter a whole number from 1 to ${MOST_TIMES}.`;
  }
  return errors;
}

function isWhole(text: string, most: number): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most;
}
