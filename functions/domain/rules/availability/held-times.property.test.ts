import fc from "fast-check";
import { expect, test } from "vitest";
import { instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays, localDateOf, weekdayOf, weekdays } from "../../kernel/time/local-date.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import { dayStart, localDateAt, localTimeAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { AvailabilityEntry } from "../../records/employees/availability.ts";
import { heldTimes } from "./held-times.ts";

const zones = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Africa/Cairo"];
/** 1 January 2026. */
const FIRST_DAY = 20_454;

const days = fc
  .integer({ min: FIRST_DAY, max: FIRST_DAY + 364 })
  .map((number) => localDateOf(number));
const quarters = fc.integer({ min: 0, max: 95 }).map((quarter) => localTimeOf(quarter * 900));
const times = fc
  .record({ startsAtLocal: quarters, endsAtLocal: quarters })
  .filter(({ startsAtLocal, endsAtLocal }) => startsAtLocal !== endsAtLocal);

/** Entries around a day, so that most of them say something about it. */
const entriesAround = (day: string) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom("unavailable" as const, "preferred" as const, "available" as const),
      weekdays: fc.option(fc.subarray([...weekdays], { minLength: 1 })),
      from: fc.integer({ min: -3, max: 1 }).map((by) => addDays(day, by)),
      until: fc.integer({ min: 1, max: 3 }).map((by) => addDays(day, by)),
      times: fc.option(times),
      note: fc.constant(""),
    }),
    { maxLength: 5 },
  );

const cases = fc.record({ day: days, timeZone: fc.constantFrom(...zones) }).chain((place) =>
  fc.record({
    day: fc.constant(place.day),
    timeZone: fc.constant(place.timeZone),
    entries: entriesAround(place.day),
    minute: fc.integer({ min: 0, max: 1439 }),
  }),
);

/** The wall times of an entry, without any instant. */
function isNamed(entry: AvailabilityEntry, day: string, time: string): boolean {
  const isDay = (one: string) =>
    one >= entry.from &&
    (entry.until === null || one <= entry.until) &&
    (entry.weekdays === null || entry.weekdays.includes(weekdayOf(one)));
  if (entry.times === null) return isDay(day);
  const { startsAtLocal, endsAtLocal } = entry.times;
  if (endsAtLocal > startsAtLocal) {
    return isDay(day) && time >= startsAtLocal && time < endsAtLocal;
  }
  return (isDay(day) && time >= startsAtLocal) || (isDay(addDays(day, -1)) && time < endsAtLocal);
}

function saidByTheClock(entries: readonly AvailabilityEntry[], day: string, time: string) {
  const named = entries.filter((entry) => isNamed(entry, day, time));
  const span = named.findLast(({ weekdays: weekly }) => weekly === null);
  const kind = (span ?? named.at(-1))?.kind ?? null;
  return kind === "available" ? null : kind;
}

test("at every moment holds what the clock on the wall says, whatever the clocks do that night", () => {
  fc.assert(
    fc.property(cases, ({ day, timeZone, entries, minute }) => {
      const span = {
        startsAt: dayStart(day, timeZone),
        endsAt: dayStart(addDays(day, 2), timeZone),
      };
      const at = instantFromSeconds(Date.parse(span.startsAt) / 1000 + minute * 60);
      const [shownDay, shownTime] = [localDateAt(at, timeZone), localTimeAt(at, timeZone)];
      const held = heldTimes(entries, span, timeZone);
      const found = held.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
      const said = saidByTheClock(entries, shownDay, shownTime);
      const isRepeated = resolveWallTime(shownDay, shownTime, timeZone).kind === "repeated";
      // In the hour that happens twice an entry may hold for longer than either clock says.
      const kind = found?.entry.kind ?? null;
      const isRight = isRepeated ? said === null || kind !== null : kind === said;
      expect(isRight).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test("what holds is in order, never twice at once, and within the span", () => {
  fc.assert(
    fc.property(cases, ({ day, timeZone, entries }) => {
      const span = {
        startsAt: dayStart(day, timeZone),
        endsAt: dayStart(addDays(day, 2), timeZone),
      };
      let before = span.startsAt;
      for (const { startsAt, endsAt } of heldTimes(entries, span, timeZone)) {
        expect(startsAt >= before && endsAt > startsAt && endsAt <= span.endsAt).toBe(true);
        before = endsAt;
      }
    }),
  );
});
