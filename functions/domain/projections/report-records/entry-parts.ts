import { apportion } from "../../kernel/money/apportion.ts";
import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeWeek, WeekHours } from "../../records/time-entries/employee-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { WeekLine } from "../../rules/reports/week-lines.ts";
import { dayInWeek } from "../../rules/weeks/week-bounds.ts";

/** The part of a line of a week's pay that is of one entry. */
export interface EntryPart {
  entryId: TimeEntryId;
  line: WeekLine;
}

type Tier = "regularSeconds" | "overtimeSeconds" | "doubletimeSeconds";

/** The seconds of an entry that no line has paid yet. */
interface Unpaid {
  entry: EmployeeWeek["entries"][number];
  firstDay: string;
  left: Pick<WeekHours, Tier>;
}

/**
 * Divides the lines of a week's pay over its entries. Each entry gets its hours of each kind from
 * lines of its location and job role, those of its own days first; the amounts of the parts of a
 * line add up to the line.
 */
export function entryParts(
  week: EmployeeWeek,
  lines: readonly WeekLine[],
  rules: Pick<WorkRules, "workdayStart" | "weekStart">,
): EntryPart[] {
  const unpaid = unpaidOf(week, rules);
  const taken = lines.map(() => new Map<TimeEntryId, number>());
  for (const isOwnDay of [true, false]) {
    for (const [place, line] of lines.entries())
      take(line, unpaid, { taken: taken[place], isOwnDay });
  }
  return lines.flatMap((line, place) => partsOf(line, taken[place] ?? new Map()));
}

function unpaidOf(
  week: EmployeeWeek,
  rules: Pick<WorkRules, "workdayStart" | "weekStart">,
): Unpaid[] {
  const entries = new Map(week.entries.map((entry) => [entry.entryId, entry]));
  return week.hours.entries
    .flatMap(({ entryId, ...left }) => {
      const entry = entries.get(entryId);
      if (entry === undefined) return [];
      return [{ entry, firstDay: dayInWeek(entry.startsAt, week, rules), left: { ...left } }];
    })
    .toSorted((a, b) => (a.entry.startsAt < b.entry.startsAt ? -1 : 1));
}

interface Taking {
  taken: Map<TimeEntryId, number> | undefined;
  /** True for the first round, in which an entry takes only from the lines of the day it begins. */
  isOwnDay: boolean;
}

function take(line: WeekLine, unpaid: readonly Unpaid[], { taken, isOwnDay }: Taking): void {
  const tier = tierOf(line);
  const used = [...(taken?.values() ?? [])].reduce((sum, seconds) => sum + seconds, 0);
  let rest = line.seconds - used;
  for (const { entry, firstDay, left } of unpaid) {
    const isPaid = entry.locationId === line.locationId && entry.jobRoleId === line.jobRoleId;
    const seconds = Math.min(rest, left[tier]);
    if (!isPaid || seconds === 0 || (isOwnDay && firstDay !== line.day)) continue;
    taken?.set(entry.entryId, (taken.get(entry.entryId) ?? 0) + seconds);
    left[tier] -= seconds;
    rest -= seconds;
  }
}

/** The hours that a salary pays are regular. */
function tierOf({ kind }: WeekLine): Tier {
  return kind === "salary" ? "regularSeconds" : `${kind}Seconds`;
}

function partsOf(line: WeekLine, taken: ReadonlyMap<TimeEntryId, number>): EntryPart[] {
  const shares = [...taken.values()].map((seconds) => BigInt(seconds) * BigInt(line.amountMinor));
  const amounts = apportion(shares, BigInt(Math.max(1, line.seconds)));
  return [...taken].map(([entryId, seconds], place) => ({
    entryId,
    line: { ...line, seconds, amountMinor: amounts[place] ?? 0 },
  }));
}
