import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { WorkweekResult } from "../../rules/pay/workweek.ts";
import { payWorkweek } from "../../rules/pay/workweek.ts";
import { weekInputOf } from "../../rules/weeks/build-week.ts";
import { boardRows } from "./board-causes.ts";
import type { LocationSituation, RuledWeek } from "./situation.ts";
import { ruleIn, secondsOf } from "./situation.ts";

/** The expected length of work without a shift. */
const USUAL_WORK_SECONDS = 28_800;

/** The week as it is counted for pay: the engine that pays decides overtime and missed meals. */
export function countedWeek({ week, rules }: RuledWeek, now: Instant): WorkweekResult {
  return payWorkweek(weekInputOf({ ...week, rules, currency: "USD", rates: [], now }));
}

interface BreakDue {
  /** True if a break that began after the minutes of the rule would be too late. */
  isDue: (entry: WeekEntry, now: Instant) => boolean;
  /** The end of the time in which a break may still be due. */
  until: (entry: WeekEntry) => Instant;
}

/** Returns when people at work need a break soon, should their work last as planned. */
export function breakDueIn(situation: LocationSituation, ruled: RuledWeek): BreakDue {
  const lead = secondsOf(ruleIn(situation, "breakDue"));
  const length = Math.max(0, ...ruled.rules.breaks.meals.map((meal) => meal.minimumSeconds));
  const rows = boardRows(situation);
  const endOf = ({ entryId, startsAt }: WeekEntry) =>
    rows.find((row) => row.entryId === entryId)?.shiftEndsAt ??
    instantAfter(startsAt, USUAL_WORK_SECONDS);
  const isDue: BreakDue["isDue"] = (entry, now) => {
    if (entry.state !== "clockedIn" || length === 0) return false;
    const from = instantAfter(now, lead);
    const taken = { startsAt: from, endsAt: instantAfter(from, length), isPaid: false };
    const expected = endOf(entry);
    if (expected <= from) return false;
    const endsAt = expected > taken.endsAt ? expected : instantAfter(taken.endsAt, 60);
    const worked = { ...entry, state: "closed" as const, endsAt, breaks: [...entry.breaks, taken] };
    const others = ruled.week.entries.filter(({ entryId }) => entryId !== entry.entryId);
    const week = { ...ruled.week, entries: [...others, worked] };
    const flags = countedWeek({ ...ruled, week }, endsAt).flags.get(entry.entryId) ?? [];
    return flags.includes("breakLate") || flags.includes("breakMissed");
  };
  return { isDue, until: (entry) => instantAfter(endOf(entry), -lead) };
}
