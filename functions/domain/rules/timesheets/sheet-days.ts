import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { countsAsWorked } from "../time-entries/transitions.ts";
import { dayInWeek } from "../weeks/week-bounds.ts";

interface Period {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

type Hours = Omit<EmployeeWeek["hours"]["days"][number], "day">;

/** A workday of a period with the entries that begin on it. */
export interface SheetDay extends Hours {
  day: LocalDate;
  entries: WeekEntry[];
}

const none: Hours = {
  workedSeconds: 0,
  regularSeconds: 0,
  overtimeSeconds: 0,
  doubletimeSeconds: 0,
};

/** Every day of a period with its hours and entries; voided time is left out. */
export function sheetDays(
  { firstDay, lastDay }: Period,
  weeks: readonly EmployeeWeek[],
  rules: Pick<WorkRules, "workdayStart" | "weekStart">,
): SheetDay[] {
  const hours = new Map(weeks.flatMap((week) => week.hours.days).map((one) => [one.day, one]));
  const placed = weeks.flatMap((week) =>
    week.entries.map((entry) => ({ entry, day: dayInWeek(entry.startsAt, week, rules) })),
  );
  // An entry over the edge of a week is in both.
  const entries = new Map(placed.map(({ entry, day }) => [entry.entryId, { entry, day }]));
  const days: SheetDay[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const own = [...entries.values()].filter(
      (one) => one.day === day && one.entry.state !== "voided",
    );
    days.push({
      ...none,
      ...hours.get(day),
      day,
      entries: own
        .map(({ entry }) => entry)
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    });
  }
  return days;
}

/**
 * The hours and breaks that a signature is for, as one text: which counted times there are, and
 * what is recorded about breaks. The rest of an entry, such as its approval, does not change it.
 */
export function signedText(days: readonly SheetDay[]): string {
  return JSON.stringify(
    days.map(({ day, workedSeconds, overtimeSeconds, doubletimeSeconds, entries }) => [
      day,
      [workedSeconds, overtimeSeconds, doubletimeSeconds],
      entries
        .filter(({ state }) => countsAsWorked(state))
        .map(({ startsAt, endsAt, breaks, breakAttestation = "none" }) => [
          [startsAt, endsAt, breakAttestation],
          breaks.map((taken) => [taken.startsAt, taken.endsAt, taken.isPaid]),
        ]),
    ]),
  );
}

/** True while time of the period has no end, so that there is nothing to confirm yet. */
export function hasOpenTime(days: readonly SheetDay[]): boolean {
  return days.some(({ entries }) =>
    entries.some(({ state, endsAt }) => endsAt === null && state !== "rejected"),
  );
}
