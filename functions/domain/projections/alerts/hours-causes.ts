import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";
import { isRunning } from "../../rules/time-entries/transitions.ts";
import { endedAt } from "../../rules/weeks/ended-at.ts";
import { breakDueIn, countedWeek } from "./break-due.ts";
import type { LocationSituation, RuledWeek } from "./situation.ts";
import { daysAt, ruleIn, secondsOf } from "./situation.ts";

type HoursType = "breakDue" | "breakMissed" | "nearOvertime" | "overOvertime";

interface WeekAt {
  overtimeSeconds: number;
  missedMeals: ReadonlySet<string>;
}

/** The overtime and the missed meals of a week if its running entry ended at `at`. */
function weekAt({ week, rules }: RuledWeek, at: Instant): WeekAt {
  const entries = week.entries.map((entry) => endedAt(entry, at));
  const { hours, flags } = countedWeek({ week: { ...week, entries }, rules }, at);
  const missed = [...flags].filter(([, found]) => found.includes("breakMissed"));
  return {
    overtimeSeconds:
      rules.workPeriod === null ? hours.overtimeSeconds + hours.doubletimeSeconds : 0,
    missedMeals: new Set(missed.map(([id]) => id)),
  };
}

/** Who needs a break soon or missed one, and whose hours come near overtime or are beyond it. */
export function hoursCauses(situation: LocationSituation, now: Instant): Cause[] {
  return situation.weeks.flatMap((ruled) => {
    const present = weekAt(ruled, now);
    const cause = causeMaker(situation, ruled);
    return [
      ...overtimeCauses(situation, { ruled, present, now }).map(cause),
      ...breakCauses(situation, { ruled, present, now }).map(cause),
    ];
  });
}

interface Look {
  ruled: RuledWeek;
  present: WeekAt;
  now: Instant;
}

interface Found {
  type: HoursType;
  entry: WeekEntry;
  /** What distinguishes it from another of the same type and employee. */
  key: string;
  seconds: number | null;
}

function overtimeCauses(situation: LocationSituation, { ruled, present, now }: Look): Found[] {
  const { week } = ruled;
  const here = entriesAt(situation, ruled);
  const running = here.find(({ state }) => isRunning(state));
  const entry = running ?? here.at(-1);
  if (entry === undefined) return [];
  const { overtimeSeconds: seconds } = present;
  const key = week.weekStart;
  if (seconds > 0) return [{ type: "overOvertime", entry, key, seconds: wholeQuarters(seconds) }];
  if (running === undefined) return [];
  const lead = secondsOf(ruleIn(situation, "nearOvertime"));
  const isNear = weekAt(ruled, instantAfter(now, lead)).overtimeSeconds > 0;
  return isNear ? [{ type: "nearOvertime", entry, key, seconds: null }] : [];
}

/** Overtime grows every second, but the alert is updated every quarter of an hour. */
function wholeQuarters(seconds: number): number {
  return Math.max(60, Math.floor(seconds / 900) * 900);
}

function breakCauses(situation: LocationSituation, { ruled, present, now }: Look): Found[] {
  const { today } = daysAt(situation, now);
  const { timeZone } = situation.place;
  const { isDue } = breakDueIn(situation, ruled);
  return entriesAt(situation, ruled).flatMap((entry): Found[] => {
    const told = { entry, key: entry.entryId, seconds: null };
    if (present.missedMeals.has(entry.entryId)) {
      const isRecent = entry.endsAt === null || localDateAt(entry.endsAt, timeZone) >= today;
      return isRecent ? [{ type: "breakMissed", ...told }] : [];
    }
    return isDue(entry, now) ? [{ type: "breakDue", ...told }] : [];
  });
}

function entriesAt({ place }: LocationSituation, { week }: RuledWeek): WeekEntry[] {
  return week.entries
    .filter(({ locationId }) => locationId === place.id)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function causeMaker({ place }: LocationSituation, { week }: RuledWeek) {
  return ({ type, entry, key, seconds }: Found): Cause => ({
    id: alertId({ type, locationId: place.id, key: `${week.employeeId}_${key}` }),
    type,
    locationId: place.id,
    subject: { kind: "timeEntry", id: entry.entryId },
    employeeId: week.employeeId,
    jobRoleId: entry.jobRoleId,
    facts: {
      ...noFacts,
      day: week.weekStart,
      at: entry.startsAt,
      timeZone: place.timeZone,
      seconds,
    },
    count: 1,
  });
}

const HORIZON_SECONDS = 16 * 3600;
const MINUTE = 60;

/**
 * Returns the first minutes at which running work brings overtime or a missed meal nearer than its
 * rule allows, and at which it has them; within 16 hours, as a clock does not run longer.
 */
export function hoursMoments(situation: LocationSituation, now: Instant): Instant[] {
  const nearLead = secondsOf(ruleIn(situation, "nearOvertime"));
  const running = situation.weeks.filter((ruled) =>
    entriesAt(situation, ruled).some(({ state }) => isRunning(state)),
  );
  return running.flatMap((ruled) => {
    const present = weekAt(ruled, now);
    const overtime =
      present.overtimeSeconds > 0
        ? instantAfter(now, 900)
        : firstMinute(now, (at) => weekAt(ruled, at).overtimeSeconds > 0);
    const isMissed = (at: Instant) =>
      [...weekAt(ruled, at).missedMeals].some((id) => !present.missedMeals.has(id));
    const { isDue, until } = breakDueIn(situation, ruled);
    const due = entriesAt(situation, ruled).flatMap((entry) => {
      const last = instantAfter(until(entry), -MINUTE);
      return [until(entry), firstMinute(now, (at) => isDue(entry, at), last)];
    });
    return [
      ...(overtime === null ? [] : [instantAfter(overtime, -nearLead), overtime]),
      ...[...due, firstMinute(now, isMissed)].filter((at) => at !== null),
    ];
  });
}

/**
 * The first minute after `now`, and until `last`, at which it is true, of what stays true until then
 * once it is.
 */
function firstMinute(
  now: Instant,
  isTrue: (at: Instant) => boolean,
  last: Instant = instantAfter(now, HORIZON_SECONDS),
): Instant | null {
  const from = startOfMinute(now);
  const minute = (count: number) => instantAfter(from, count * MINUTE);
  let [low, high] = [0, Math.floor(elapsedSeconds(from, last) / MINUTE)];
  if (high <= 0 || !isTrue(minute(high))) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(minute(middle))) high = middle;
    else low = middle;
  }
  return minute(high);
}
