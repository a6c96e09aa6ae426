import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.test-support.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { escapeText, foldLine, writeCalendar } from "./write-calendar.ts";

const event: CalendarEvent = {
  uid: "shift-1@crewline",
  sequence: 3,
  changedAt: "2026-11-18T09:30:00.000Z",
  startsAt: "2026-11-20T05:00:00.000Z",
  endsAt: "2026-11-20T13:00:00.000Z",
  timeZone: "America/New_York",
  summary: "Shift: Barista",
  location: "Quay, 1 Dock Street; Harbor",
  description: "Bring the keys.\nBack door \\ left",
  isCancelled: false,
};

test("a calendar is published to its readers, with its name and how often to ask", () => {
  const { properties } = readCalendar(writeCalendar("Emma, Harbor Coffee", []));
  expect(properties).toMatchObject({
    VERSION: "2.0",
    METHOD: "PUBLISH",
    "X-WR-CALNAME": "Emma, Harbor Coffee",
    "REFRESH-INTERVAL": "PT1H",
  });
});

test("an entry says by the clock of its place when it is, and in UTC when it was changed last", () => {
  const [entry] = readCalendar(writeCalendar("Emma", [event])).entries;
  expect(entry).toMatchObject({
    UID: "shift-1@crewline",
    SEQUENCE: "3",
    DTSTAMP: "20261118T093000Z",
    DTSTART: "20261120T000000",
    DTEND: "20261120T080000",
    STATUS: "CONFIRMED",
  });
});

test("commas, semicolons, backslashes and line breaks of a text are read back unchanged", () => {
  const [entry] = readCalendar(writeCalendar("Emma", [event])).entries;
  expect(entry).toMatchObject({ LOCATION: event.location, DESCRIPTION: event.description });
});

test("a text cannot begin a line of its own", () => {
  const trap = { ...event, summary: "x\r\nEND:VEVENT\rBEGIN:VALARM\u0000\u0007" };
  const { entries } = readCalendar(writeCalendar("Emma", [trap]));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.["SUMMARY"]).toBe("x\nEND:VEVENT\nBEGIN:VALARM");
  expect(escapeText("a\u0000b")).toBe("ab");
});

test("a cancelled entry stays, says so and blocks no time", () => {
  const [entry] = readCalendar(writeCalendar("Emma", [{ ...event, isCancelled: true }])).entries;
  expect(entry).toMatchObject({ STATUS: "CANCELLED", TRANSP: "TRANSPARENT" });
});

test("a long line is folded after 75 octets, never inside a character", () => {
  const text = `SUMMARY:${"ü".repeat(60)}${"😀".repeat(30)}${"a".repeat(100)}`;
  const pieces = foldLine(text).split("\r\n");
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.every((piece) => Buffer.byteLength(piece) <= 75)).toBe(true);
  expect(pieces.map((piece, at) => (at === 0 ? piece : piece.slice(1))).join("")).toBe(text);
});
