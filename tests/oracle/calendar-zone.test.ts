import ICAL from "ical.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumberOf } from "@crewline/domain/kernel/time/civil-day";
import { epochSeconds, instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { CalendarEvent } from "@crewline/domain/projections/files/calendar-event";
import { writeCalendar } from "@crewline/domain/projections/files/write-calendar";

/*
 * `ical.js`, which shares no code with the domain, reads what is written: it checks that a calendar
 * app finds the same instants. The platform's `Intl` says what a wall shows then.
 */

const zones = Intl.supportedValuesOf("timeZone");
const hard = [
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Gaza",
  "Asia/Kathmandu",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "Europe/London",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Norfolk",
];

function anEvent(timeZone: string, startsAt: string, hours = 8): CalendarEvent {
  return {
    uid: `shift-${startsAt}@crewline`,
    sequence: 1,
    changedAt: startsAt,
    startsAt,
    endsAt: instantFromSeconds(epochSeconds(startsAt) + hours * 3600),
    timeZone,
    summary: "Shift",
    location: "",
    description: "",
    isCancelled: false,
  };
}

/** The instants of the entries of a calendar as the library reads them, by their UIDs. */
function readBack(text: string): Map<string, { startsAt: string; endsAt: string }> {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const entries = calendar.getAllSubcomponents("vevent").map((entry) => {
    const { uid, startDate, endDate } = new ICAL.Event(entry);
    return [uid, { startsAt: instantOf(startDate), endsAt: instantOf(endDate) }] as const;
  });
  ICAL.TimezoneService.reset();
  return new Map(entries);
}

const instantOf = (time: ICAL.Time) => instantFromSeconds(time.toUnixTime());

/** The entries that the library reads at other instants than were written. */
function misread(events: readonly CalendarEvent[]): unknown[] {
  const read = readBack(writeCalendar("Emma", events));
  return events
    .filter(({ uid, startsAt, endsAt }) => {
      const found = read.get(uid);
      return found?.startsAt !== startsAt || found.endsAt !== endsAt;
    })
    .map((event) => ({ event, read: read.get(event.uid) }));
}

const anInstant = fc
  .integer({ min: dayNumberOf(2001, 1, 1) * 96, max: dayNumberOf(2037, 1, 1) * 96 })
  .map((quarter) => instantFromSeconds(quarter * 900));

describe("a calendar app finds the instants of a shift by the written changes of the clock", () => {
  test("in every zone", () => {
    const aShift = fc.tuple(fc.constantFrom(...zones), anInstant);
    fc.assert(
      fc.property(aShift, ([timeZone, startsAt]) => {
        expect(misread([anEvent(timeZone, startsAt)])).toEqual([]);
      }),
      { numRuns: 100, seed: 14 },
    );
  });

  test.each(hard)("on each day of the clock's changes over years: %s", (timeZone) => {
    const hours = changesOf(timeZone).flatMap((at) =>
      [-3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3].map((hour) => at + hour * 3600),
    );
    const starts = [...new Set([...hours, dayNumberOf(2026, 7, 1) * 86_400])];
    expect(starts.length).toBeGreaterThan(0);
    expect(misread(starts.map((at) => anEvent(timeZone, instantFromSeconds(at), 1)))).toEqual([]);
  });
});

/** The changes of a zone's clock from 2019 to 2031 to the half hour, as `Intl` knows them. */
function changesOf(timeZone: string): number[] {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offset = (at: number) =>
    format.formatToParts(at * 1000).find(({ type }) => type === "timeZoneName")?.value;
  const days = Array.from(
    { length: dayNumberOf(2031, 1, 1) - dayNumberOf(2019, 1, 1) },
    (_, index) => (dayNumberOf(2019, 1, 1) + index) * 86_400,
  );
  return days
    .filter((day) => offset(day) !== offset(day + 86_400))
    .map((day) => {
      const halves = Array.from({ length: 48 }, (_, index) => day + (index + 1) * 1800);
      return halves.find((at) => offset(at) !== offset(day)) ?? day;
    });
}

describe("the zones of a calendar", () => {
  const text = (events: readonly CalendarEvent[]) => writeCalendar("Emma", events);
  const [winter, summer] = ["2026-11-20T14:00:00.000Z", "2026-07-20T13:00:00.000Z"];

  test("are written once for each that is used, and none for UTC", () => {
    const written = text([
      anEvent("Europe/Berlin", winter),
      anEvent("America/New_York", summer),
      anEvent("America/New_York", winter),
      anEvent("UTC", summer),
    ]);
    expect(written.match(/^TZID:.*$/gmu)).toEqual(["TZID:America/New_York", "TZID:Europe/Berlin"]);
  });

  test("stay the same text while shifts change within the same years", () => {
    const zoneOf = (startsAt: string) => {
      const written = text([anEvent("America/New_York", startsAt)]);
      return written.slice(written.indexOf("BEGIN:VTIMEZONE"), written.indexOf("BEGIN:VEVENT"));
    };
    expect(zoneOf(winter)).toBe(zoneOf(summer));
  });

  test("leave a wall time that is shown twice to UTC, because programs read it differently", () => {
    const [first, second] = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"];
    const starts = text([anEvent("America/New_York", first), anEvent("America/New_York", second)]);
    expect(starts).toContain("DTSTART:20261101T053000Z");
    expect(starts).toContain("DTSTART:20261101T063000Z");
  });
});
