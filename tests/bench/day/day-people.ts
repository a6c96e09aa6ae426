import {
  locationOf,
  peopleOf as peopleOfScript,
  personOf,
} from "@crewline/domain/projections/alerts/simulated-people.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { resolveWallTime } from "@crewline/domain/kernel/time/zone";
import type { DaySize } from "./day-size.ts";

export { locationOf, personOf };

export const zone = "America/New_York";
/** A Friday; its week begins on Monday. */
export const today = "2026-11-20";
export const tomorrow = "2026-11-21";
export const weekStart = "2026-11-16";

/** The locations begin one after the other within these minutes. */
const BEGIN_MINUTES = 300;

/** The instant of an hour of the day: 24.5 is half past midnight. */
export function atHour(hour: number): Instant {
  const midnight = resolveWallTime(today, "00:00", zone);
  if (midnight.kind === "repeated") throw new Error("No clock is changed on this day.");
  return instantAfter(midnight.instant, Math.round(hour * 3600));
}

/** So many minutes after the location's shifts begin. */
export function minuteAt(place: number, minutes: number, { locations }: DaySize): Instant {
  const apart = Math.floor(BEGIN_MINUTES / locations);
  return instantAfter(atHour(7), (place * apart + minutes) * 60);
}

/** What happens only at some locations. */
export const isFenced = (place: number) => place % 4 === 0;
export const isReplanned = (place: number) => place % 4 === 1;
export const hasOutage = (place: number, { locations }: DaySize) => place === locations - 2;
export const hasStorm = (place: number, { locations }: DaySize) => place === locations - 1;

/** What a person of a location does, in minutes after the start of the location's shifts. */
export interface Person {
  id: EmployeeId;
  arrives: number;
  leaves: number;
  planned: number;
  break: readonly [from: number, until: number] | null;
}

/**
 * All take the break of half an hour that California asks for, but for those whose breaks the script
 * is about: one after the other, and three minutes longer, because one that is a second too short
 * is none.
 */
const lunchOf = (index: number) => [230 + 2 * index, 263 + 2 * index] as const;
/** Where the work of the script would be too long or too short under California's rules. */
const special: Record<number, Partial<Person>> = {
  2: { planned: 360, leaves: 440 },
  3: { break: [290, 323] },
  4: { break: [180, 233] },
  6: { leaves: 535 },
  7: { planned: 240, leaves: 240, break: null },
};

/** The people of a location: those of the domain's script, under one set of rules. */
export function peopleOf(place: number, size: DaySize): Person[] {
  const known = peopleOfScript(place);
  return Array.from({ length: size.peopleEach }, (_, index): Person => {
    const { name: _name, ...given } = known[index] ?? { name: "", ...usual };
    const isScripted = given.break !== null || index === 5;
    return {
      id: personOf(place, index),
      ...given,
      break: isScripted ? given.break : lunchOf(index % 15),
      ...(given.arrives === 0 && index > 7 && timesOf(index)),
      ...special[index],
      ...(hasStorm(place, size) && isInStorm(index) && { arrives: 25 }),
    };
  });
}

/** Who opens the first location before the day begins, without a shift. */
export const openerOf = ({ peopleEach }: DaySize) => personOf(0, peopleEach);

const usual = { arrives: 0, leaves: 480, planned: 480, break: null };
/** People arrive some minutes before their shift, and leave a bit after it. */
const timesOf = (index: number) => ({ arrives: -(index % 6) - 1, leaves: 480 + (index % 6) });
const isInStorm = (index: number) => index >= 9 && index <= 13;
