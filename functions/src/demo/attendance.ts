import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Random } from "./random.ts";
import type { PlannedShift } from "./roster.ts";
import { later } from "./seed-time.ts";

/** The worked times of a shift; `clockOutAt` is null when the clock-out was forgotten. */
export interface Attendance {
  clockInAt: Instant;
  breaks: { startsAt: Instant; endsAt: Instant }[];
  clockOutAt: Instant | null;
  /** Arrived on time and punched late: a manager will correct it. */
  isPunchedLate: boolean;
}

const MINUTE = 60;

/** A deviation from the plan, and how often it happens. */
const oddities = [
  ["absent", 0.02],
  ["late", 0.07],
  ["early", 0.03],
  ["forgotten", 0.02],
  ["leftEarly", 0.04],
  ["stayedLate", 0.06],
  ["punchedLate", 0.02],
] as const;
export type Oddity = (typeof oddities)[number][0] | "none";

/** Minutes before or after the plan, by deviation. */
const arrivals: Partial<Record<Oddity, readonly [number, number]>> = {
  late: [7, 34],
  punchedLate: [7, 34],
  early: [-25, -8],
};
const departures: Partial<Record<Oddity, readonly [number, number]>> = {
  leftEarly: [-50, -10],
  stayedLate: [8, 55],
};
const asPlanned = [-4, 4] as const;

/**
 * Most arrive and leave within a few minutes of the plan; null is a no-show. A fixed outcome
 * replaces the random one.
 */
export function attend(
  shift: PlannedShift,
  random: Random,
  fate: Oddity | null,
): Attendance | null {
  const odd = fate ?? oddityOf(random);
  if (odd === "absent") return null;
  const clockInAt = near(shift.startsAt, arrivals[odd] ?? asPlanned, random);
  const clockOutAt = near(shift.endsAt, departures[odd] ?? asPlanned, random);
  return {
    clockInAt,
    breaks: shift.unpaidBreakSeconds === 0 ? [] : [breakOf(shift, random)],
    clockOutAt: odd === "forgotten" ? null : clockOutAt,
    isPunchedLate: odd === "punchedLate",
  };
}

function oddityOf(random: Random): Oddity {
  let chance = random.next();
  for (const [oddity, share] of oddities) {
    if (chance < share) return oddity;
    chance -= share;
  }
  return "none";
}

function near(instant: Instant, [from, to]: readonly [number, number], random: Random): Instant {
  return later(instant, random.whole(from * MINUTE, to * MINUTE));
}

/** About half an hour in the middle of the shift. */
function breakOf(shift: PlannedShift, random: Random) {
  const middle = (Date.parse(shift.startsAt) + Date.parse(shift.endsAt)) / 2;
  const startsAt = later(new Date(middle).toISOString(), random.whole(-60 * MINUTE, 30 * MINUTE));
  return { startsAt, endsAt: later(startsAt, random.whole(26 * MINUTE, 37 * MINUTE)) };
}
