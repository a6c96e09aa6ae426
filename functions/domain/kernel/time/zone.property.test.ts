import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitAt } from "./interval.ts";
import { elapsedSeconds, epochSeconds, instantFromSeconds } from "./instant.ts";
import { addDays, localDateOf } from "./local-date.ts";
import type { ResolvedWallTime, WallTime } from "./zone.ts";
import { dayStart, localDateAt, localTimeAt, resolveWallTime } from "./zone.ts";

const zones = Intl.supportedValuesOf("timeZone");
const FIRST_DAY = 0;
const LAST_DAY = 24_836;
const HOUR = 3600;

/** A few days of every zone, other ones in every zone, the same in every run. */
const sampled = zones.flatMap((timeZone, index) =>
  [0, 1, 2].map((which) => ({
    timeZone,
    date: localDateOf(FIRST_DAY + ((index * 7919 + which * 8311) % LAST_DAY)),
  })),
);

/** Days around the changes of zones that are hard: no midnight, half hours, days left out. */
const hardZones = [
  "Africa/Cairo",
  "America/Havana",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Asia/Gaza",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kwajalein",
  "Pacific/Norfolk",
].filter((timeZone) => zones.includes(timeZone));

/** The wall clock as the platform writes it: an oracle that shares no code with the domain. */
function wallClock(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return format.format(new Date(instant)).replace(",", "");
}

describe("every zone from 1970 to 2037", () => {
  test("shows the date and the time that the platform shows", () => {
    for (const { timeZone, date } of sampled) {
      const instant = `${date}T11:23:00.000Z`;
      const ours = `${localDateAt(instant, timeZone)} ${localTimeAt(instant, timeZone)}`;
      expect([timeZone, ours]).toEqual([timeZone, wallClock(instant, timeZone)]);
    }
  });

  test("has days that follow each other, begin on their date and last 0 to 26 hours", () => {
    for (const { timeZone, date } of sampled) {
      const [start, end] = [dayStart(date, timeZone), dayStart(addDays(date, 1), timeZone)];
      const hours = elapsedSeconds(start, end) / HOUR;
      expect(hours === 0 || (hours >= 20 && hours <= 26)).toBe(true);
      const isOnItsDate = hours === 0 || localDateAt(start, timeZone) === date;
      expect([timeZone, date, isOnItsDate]).toEqual([timeZone, date, true]);
      const before = instantFromSeconds(epochSeconds(start) - 1);
      expect(localDateAt(before, timeZone) < date).toBe(true);
    }
  });

  test("finds the instant again from its wall time", () => {
    for (const { timeZone, date } of sampled) {
      const instant = `${date}T05:47:00.000Z`;
      const wall = resolveWallTime(
        localDateAt(instant, timeZone),
        localTimeAt(instant, timeZone),
        timeZone,
      );
      const found = wall.kind === "repeated" ? [wall.first, wall.second] : [wall.instant];
      const isNear = found.some((one) => Math.abs(elapsedSeconds(one, instant)) < 60);
      expect([timeZone, wall.kind === "missing", isNear]).toEqual([timeZone, false, true]);
    }
  });
});

describe("hard zones, day by day", () => {
  const years = fc.integer({ min: 1970, max: 2037 });

  test("the days of a year add up to the year", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hardZones), years, (timeZone, year) => {
        const last = `${year + 1}-01-01`;
        let sum = 0;
        for (let date = `${year}-01-01`; date < last; date = addDays(date, 1)) {
          sum += elapsedSeconds(dayStart(date, timeZone), dayStart(addDays(date, 1), timeZone));
        }
        const whole = elapsedSeconds(dayStart(`${year}-01-01`, timeZone), dayStart(last, timeZone));
        expect(sum).toBe(whole);
      }),
      { numRuns: 40 },
    );
  });

  test("work cut at the starts of days is as long as before", () => {
    const starts = fc.integer({ min: FIRST_DAY * 86_400, max: LAST_DAY * 86_400 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        starts,
        fc.integer({ min: 0, max: 200_000 }),
        (timeZone, start, length) => {
          const startsAt = instantFromSeconds(start);
          const endsAt = instantFromSeconds(start + length);
          const first = localDateAt(startsAt, timeZone);
          const days = [-1, 0, 1, 2, 3, 4].map((offset) =>
            dayStart(addDays(first, offset), timeZone),
          );
          const pieces = splitAt({ startsAt, endsAt }, days);
          const sum = pieces.reduce(
            (total, piece) => total + elapsedSeconds(piece.startsAt, piece.endsAt),
            0,
          );
          expect(sum).toBe(length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a wall time is missing exactly when no instant shows it", () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const days = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
    fc.assert(
      fc.property(fc.constantFrom(...hardZones), days, minutes, (timeZone, day, minute) => {
        const date = localDateOf(day);
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const wall = resolveWallTime(date, time, timeZone);
        expect([timeZone, date, time, isRight(wall, { date, time }, timeZone)]).toEqual([
          timeZone,
          date,
          time,
          true,
        ]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Missing times lie within their gap; every other instant shows the time that was asked for. */
function isRight(found: ResolvedWallTime, asked: WallTime, timeZone: string): boolean {
  const text = ({ date, time }: WallTime) => `${date} ${time}`;
  if (found.kind === "missing") {
    return text(found.before) <= text(asked) && text(asked) < text(found.after);
  }
  const instants = found.kind === "repeated" ? [found.first, found.second] : [found.instant];
  return instants.every((instant) => {
    const shown = { date: localDateAt(instant, timeZone), time: localTimeAt(instant, timeZone) };
    return text(shown) === text(asked);
  });
}
