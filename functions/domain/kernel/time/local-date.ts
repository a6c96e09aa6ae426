import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { civilDayOf, dayNumberOf } from "./civil-day.ts";

/** Days of the week in ISO order, Monday first. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export const weekdaySchema = z.enum(weekdays);
export type Weekday = z.infer<typeof weekdaySchema>;

const FORM = /^\d{4}-\d{2}-\d{2}$/u;

/** A calendar day without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/**
 * A calendar day without a zone from 1900 to 2199, written `YYYY-MM-DD`; days sort as their text
 * does.
 */
export const localDateSchema = z.string().check(
  z.regex(FORM, issue("notADay")),
  z.refine(isLocalDate, issue("noSuchDay")),
  z.refine((day) => day >= "1900" && day < "2200", issue("dayOutOfRange")),
);

/** A day of work or of a plan that a person enters: from 2000 to 2199. */
export const enteredDaySchema = localDateSchema.check(
  z.refine((day) => day >= "2000", issue("enteredDayOutOfRange")),
);

/** True if the text is a date of the calendar. */
export function isLocalDate(text: string): boolean {
  if (!FORM.test(text)) return false;
  const number = dayNumber(text);
  const { month, day } = civilDayOf(number);
  return month === digits(text, 5) && day === digits(text, 8);
}

/** The day `days` after `date`; negative counts go back. Years 0000 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOf(dayNumber(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is the earlier one. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The days from `first` to `last`, both included; none when `last` is earlier. */
export function daysFromTo(first: LocalDate, last: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export function weekdayOf(date: LocalDate): Weekday {
  return weekdays[weekdayIndex(dayNumber(date))] ?? "monday";
}

/** All weekdays, the given one first. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = weekdays.indexOf(first);
  return [...weekdays.slice(at), ...weekdays.slice(0, at)];
}

/** The first day of the week that contains `date`, when weeks begin on `startsOn`. */
export function weekStartOf(date: LocalDate, startsOn: Weekday): LocalDate {
  return localDateOf(weekStartNumber(dayNumber(date), startsOn));
}

/** The seven days of the week that begins on `weekStart`, in order. */
export function weekDays(weekStart: LocalDate): LocalDate[] {
  const first = dayNumber(weekStart);
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => localDateOf(first + offset));
}

/** Days since 1970-01-01 of text that is known to be a date. */
export function dayNumber(date: LocalDate): number {
  return dayNumberOf(digits(date, 0) * 100 + digits(date, 2), digits(date, 5), digits(date, 8));
}

/** The local date of a day number, `YYYY-MM-DD`. */
export function localDateOf(number: number): LocalDate {
  const known = textsOfDays.get(number);
  if (known !== undefined) return known;
  const { year, month, day } = civilDayOf(number);
  const text = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  if (textsOfDays.size >= MAX_KEPT) textsOfDays.clear();
  textsOfDays.set(number, text);
  return text;
}

/** Days are few and asked for often: a company's year is 365 texts for a million questions. */
const textsOfDays = new Map<number, LocalDate>();
const MAX_KEPT = 4096;

/** As `weekStartOf`, on day numbers. */
export function weekStartNumber(number: number, startsOn: Weekday): number {
  return number - modulo(weekdayIndex(number) - weekdays.indexOf(startsOn), 7);
}

/** 1970-01-01 was a Thursday, index 3 when Monday is 0. */
function weekdayIndex(number: number): number {
  return modulo(number + 3, 7);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The number that two digits of the text make; no text is cut off for it. */
function digits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}
