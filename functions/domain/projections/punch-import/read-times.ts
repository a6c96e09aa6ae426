import type { DayOrder } from "../../kernel/csv/read-day.ts";
import type { FileMoment } from "../../kernel/csv/read-moment.ts";
import { instantOfMoment, readMoment, wallMoment } from "../../kernel/csv/read-moment.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";
import type { ImportedWork } from "../../rules/imported-time/imported-work.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { readPunchKind } from "./punch-kinds.ts";
import type { CellOf } from "./punch-terms.ts";

interface Reading {
  timeZone: string;
  dayOrder: DayOrder;
  locale: Locale;
}

/** The time and the kind of the punch of a line; a sentence where they cannot be read. */
export function readPunch(
  cell: CellOf,
  reading: Reading,
): { at: Instant; kind: PunchKind | null } | string {
  const at = momentOf([cell("moment"), cell("day"), cell("time")], reading);
  if ("problem" in at) return at.problem;
  const kind = readPunchKind(cell("kind"));
  if (kind === undefined) return punchImportWords(reading.locale).noKind(cell("kind"));
  return { at: at.instant, kind };
}

type Times = Pick<ImportedWork, "startsAt" | "endsAt" | "breaks" | "hasPunchedBreaks">;

/**
 * The times of a line that tells of a whole piece of work. A time of day without a day is on the
 * day of the line, or after midnight; a break of which the line tells only the length lies in the
 * middle of the work.
 */
export function readWork(cell: CellOf, reading: Reading): Times | string {
  const start = momentOf([cell("start"), cell("day"), cell("start")], reading);
  if ("problem" in start) return start.problem;
  const startsAt = start.instant;
  const end = cell("end") === "" ? null : momentAfter(cell("end"), startsAt, reading);
  if (end !== null && "problem" in end) return end.problem;
  const span = { startsAt, endsAt: end?.instant ?? null };
  const breaks = readBreaks(cell("breaks"), startsAt, reading);
  if (typeof breaks === "string") return breaks;
  if (breaks.length > 0) return { ...span, breaks, hasPunchedBreaks: true };
  const pause = breakInTheMiddle(cell("breakMinutes"), span, reading.locale);
  if (typeof pause === "string") return pause;
  return { ...span, breaks: pause, hasPunchedBreaks: pause.length === 0 };
}

type Moment = { instant: Instant } | { problem: string };

/** The moment of one cell with day and time, or of two. */
function momentOf([whole, day, time]: readonly [string, string, string], reading: Reading): Moment {
  const { dayOrder, locale } = reading;
  const moment = readMoment(whole, dayOrder) ?? wallMoment(day, time, dayOrder);
  const text = whole === "" || whole === time ? `${day} ${time}`.trim() : whole;
  if (moment === null) return { problem: punchImportWords(locale).noMoment(text) };
  return placed(moment, text, reading);
}

/** A moment, or a time of day on or after midnight of the day of the start. */
function momentAfter(text: string, startsAt: Instant, reading: Reading): Moment {
  const { dayOrder, timeZone, locale } = reading;
  const whole = readMoment(text, dayOrder);
  if (whole !== null) return placed(whole, text, reading);
  const day = localDateAt(startsAt, timeZone);
  const tried = [day, addDays(day, 1)].map((one) => wallMoment(one, text, "day"));
  const moments = tried.flatMap((moment) => (moment === null ? [] : placed(moment, text, reading)));
  const [first, next] = moments;
  if (first === undefined) return { problem: punchImportWords(locale).noMoment(text) };
  return "problem" in first || first.instant > startsAt ? first : (next ?? first);
}

function placed(moment: FileMoment, text: string, { timeZone, locale }: Reading): Moment {
  const found = instantOfMoment(moment, timeZone);
  if (found.kind === "exact") return { instant: found.instant };
  const words = punchImportWords(locale);
  const problem = found.kind === "missing" ? words.missingHour(text) : words.repeatedHour(text);
  return { problem };
}

/** "12:00/12:30 unpaid"; with a hyphen only between times of day, as a day or an offset has them too. */
const BREAK = /^(\S.*?)\s*(?:\/|–|(?<=\d)\s*-\s*(?=\d{1,2}[:.]))\s*(\d.*?)(?:\s+(paid|unpaid))?$/iu;

function readBreaks(
  text: string,
  startsAt: Instant,
  reading: Reading,
): ImportedWork["breaks"] | string {
  const parts = text.split(";").flatMap((part) => part.trim() || []);
  const breaks: ImportedWork["breaks"] = [];
  for (const part of parts) {
    const [, from = "", to = "", kind = ""] = BREAK.exec(part) ?? [];
    const begin = momentAfter(from, startsAt, reading);
    const end = "problem" in begin ? begin : momentAfter(to, begin.instant, reading);
    if ("problem" in begin || "problem" in end) {
      return punchImportWords(reading.locale).noBreaks(text);
    }
    const isPaid = kind.toLowerCase() === "paid";
    breaks.push({ startsAt: begin.instant, endsAt: end.instant, isPaid });
  }
  return breaks;
}

/** "30" and "0:30" are half an hour. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(?:(\d{1,2}):)?(\d{1,3})$/u.exec(text) ?? [];
  return minutes === undefined ? null : Number(hours ?? 0) * 60 + Number(minutes);
}

function breakInTheMiddle(
  text: string,
  { startsAt, endsAt }: Pick<Times, "startsAt" | "endsAt">,
  locale: Locale,
): ImportedWork["breaks"] | string {
  const minutes = text === "" ? 0 : minutesOf(text);
  if (minutes === null) return punchImportWords(locale).noMinutes(text);
  if (minutes === 0 || endsAt === null) return [];
  const [worked, pause] = [elapsedSeconds(startsAt, endsAt), minutes * 60];
  if (pause >= worked) return punchImportWords(locale).longBreak;
  const from = startOfMinute(instantAfter(startsAt, Math.floor((worked - pause) / 2)));
  const begin = from < startsAt ? startsAt : from;
  return [{ startsAt: begin, endsAt: instantAfter(begin, pause), isPaid: false }];
}
