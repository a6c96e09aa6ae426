import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { Slice } from "../hours/classify.ts";
import type { PeriodHours } from "../hours/work-period.ts";
import type { WorkId } from "../hours/workweek-input.ts";
import { mealsByDay } from "./break-premiums.ts";

/** What a reviewer should look at, by worked time. */
export type WorkFlags = ReadonlyMap<WorkId, readonly TimeEntryFlag[]>;

const mealFlags = { missed: "breakMissed", short: "breakShort", late: "breakLate" } as const;

/**
 * The flags that follow from the hours of the whole week: overtime, meals that were not given, time
 * without a rate, and time that overlaps. A meal is told at the last entry of its day.
 */
export function workFlags(hours: PeriodHours, { breaks }: Pick<WorkRules, "breaks">): WorkFlags {
  const flags = new Map<WorkId, TimeEntryFlag[]>();
  const mark = (id: WorkId | undefined, flag: TimeEntryFlag | null) => {
    if (id === undefined || flag === null) return;
    const known = flags.get(id) ?? [];
    if (!known.includes(flag)) flags.set(id, [...known, flag]);
  };
  for (const slice of hours.slices) {
    if (slice.percent > 100) mark(hours.counted[slice.entry]?.entry.id, overtimeFlag(slice));
  }
  for (const { code, entryId } of hours.violations) {
    if (code === "missingRate") mark(entryId, "rateMissing");
    if (code === "overlap") mark(entryId, "overlap");
  }
  if (breaks.meals.length === 0) return flags;
  for (const { entries, meals } of mealsByDay(hours, breaks)) {
    for (const { problem } of meals) mark(entries.at(-1)?.entry.id, mealFlags[problem]);
  }
  return flags;
}

function overtimeFlag({ because }: Slice): TimeEntryFlag | null {
  if (because === "regular") return null;
  return because === "weekly" ? "overtimeWeekly" : "overtimeDaily";
}
