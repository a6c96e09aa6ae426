import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { utc, zonedTime, zoneLines } from "./calendar-zone.ts";

/** RFC 5545, section 3.1: a line has at most 75 octets, without its end. */
const LONGEST_LINE = 75;

/**
 * Returns a calendar file (RFC 5545) that is published to its readers: times by the clock of their
 * place with the changes of that clock, lines folded, all texts escaped. A cancelled entry stays in
 * it, because a calendar keeps entries until it receives their cancellation.
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT_NAME}//Schedule//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...zoneLines(events),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, startsAt, endsAt, timeZone, isCancelled } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    zonedTime("DTSTART", startsAt, timeZone),
    zonedTime("DTEND", endsAt, timeZone),
    `SUMMARY:${escapeText(event.summary)}`,
    ...textLine("LOCATION", event.location),
    ...textLine("DESCRIPTION", event.description),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

function textLine(name: string, text: string): string[] {
  return text === "" ? [] : [`${name}:${escapeText(text)}`];
}

/** A text as the value of a property; control characters, which no line may hold, are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");
}

/**
 * A line in pieces of at most 75 octets of UTF-8, of which each but the first begins with a space.
 */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
