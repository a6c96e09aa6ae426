import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";

/** A wall time of a day, `HH:MM` from 00:00 to 23:59; times sort as their text does. */
export const localTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, issue("enterTime")));
export type LocalTime = z.infer<typeof localTimeSchema>;

/** Seconds from 00:00 on a clock that does not change: 09:30 is 34,200. */
export function secondsOfDay(time: LocalTime): number {
  const digit = (at: number) => time.charCodeAt(at) - 48;
  return (digit(0) * 10 + digit(1)) * 3600 + (digit(3) * 10 + digit(4)) * 60;
}

/** The wall time of seconds since 00:00, cut to the minute; whole days are left out. */
export function localTimeOf(seconds: number): LocalTime {
  const minutes = Math.floor((((seconds % 86_400) + 86_400) % 86_400) / 60);
  const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}

export interface TimeRange {
  startsAt: LocalTime;
  endsAt: LocalTime;
}

/** `isClock24` is true where the writing leaves no doubt: above 12, "0", or a leading zero. */
interface TypedTime {
  minutes: number;
  half: "a" | "p" | null;
  isClock24: boolean;
}

const HALF_DAY = 720;
const DAY = 1440;

/**
 * Parses the text of a schedule cell: "9-5", "9-17:30", "930a-2p", "22-6", "16-24". An end at or
 * before the start is on the next day. Without am or pm an hour up to 12 that would end before it
 * starts is read as the afternoon; with one marked time the shorter span is used. Null when it
 * cannot be read.
 */
export function parseTimeRange(text: string): TimeRange | null {
  const parts = partsOf(text);
  const [from, to] = parts.map(parseTime);
  if (parts.length !== 2 || !from || !to || from.minutes === DAY) return null;
  const [start, end] = settleHalves(from, to);
  return { startsAt: localTimeOf(start * 60), endsAt: localTimeOf(end * 60) };
}

/**
 * One time as a person types it: "6a", "6:30 pm", "0600", "18", "930". Without am or pm an hour
 * up to 12 is taken as it is written. Null when it cannot be read.
 */
export function parseLocalTime(text: string): LocalTime | null {
  const typed = parseTime(text.trim().toLowerCase());
  return typed === null || typed.minutes === DAY ? null : localTimeOf(inHalf(typed) * 60);
}

/** The reason why a text is no time range: a part that is no time, a missing end, a third time. */
export type RangeProblem = { kind: "noTime"; text: string } | { kind: "noEnd" | "notTwo" };

/** Finds why `parseTimeRange` cannot read the text. */
export function rangeProblem(text: string): RangeProblem {
  const parts = partsOf(text).filter((part) => part !== "");
  const unread = parts.find((part) => parseTime(part) === null);
  if (unread !== undefined) return { kind: "noTime", text: unread };
  return parts.length < 2 ? { kind: "noEnd" } : { kind: "notTwo" };
}

function partsOf(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .split(/\s*(?:[-‐‑–—−~]|\bto\b|\buntil\b)\s*/u);
}

function settleHalves(from: TypedTime, to: TypedTime): [number, number] {
  const start = inHalf(from);
  const end = inHalf(to);
  if (isOpen(from) && to.half !== null) {
    return [closest(start, (other) => span(other, end)), end];
  }
  if (isOpen(to) && from.half !== null) return [start, closest(end, (other) => span(start, other))];
  const endsInAfternoon = isOpen(from) && isOpen(to) && end <= start && end + HALF_DAY > start;
  return [start, endsInAfternoon ? end + HALF_DAY : end];
}

/** True if a time may be meant in either half of the day. */
function isOpen({ half, isClock24 }: TypedTime): boolean {
  return half === null && !isClock24;
}

function closest(minutes: number, lengthWith: (minutes: number) => number): number {
  const other = (minutes + HALF_DAY) % DAY;
  return lengthWith(other) < lengthWith(minutes) ? other : minutes;
}

function span(start: number, end: number): number {
  return end > start ? end - start : end + DAY - start;
}

function inHalf({ minutes, half }: TypedTime): number {
  if (half === null) return minutes;
  return (minutes % HALF_DAY) + (half === "p" ? HALF_DAY : 0);
}

/** "9h30" and "9h" are written in French and Portuguese. */
const TIME = /^(\d{1,2})(?:[:.h]?(\d{2})|h)?\s*(?:([ap])\.?\s?m?\.?)?$/u;

function parseTime(text: string): TypedTime | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const hour = Number(match[1]);
  const minutes = hour * 60 + Number(match[2] ?? 0);
  const half = match[3] === "a" || match[3] === "p" ? match[3] : null;
  if (Number(match[2] ?? 0) > 59 || minutes > DAY) return null;
  if (half !== null && (hour < 1 || hour > 12)) return null;
  return { minutes, half, isClock24: hour > 12 || text.startsWith("0") };
}
