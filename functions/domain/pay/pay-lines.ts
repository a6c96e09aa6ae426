import type { Slice } from "./classify.ts";
import type { CountedEntry } from "./work-period.ts";
import type { TierReason } from "./tiers.ts";

/** Hours that are paid alike: same day, tier, reason, rate, job role and location. */
export interface HoursLine {
  dayIndex: number;
  percent: number;
  because: TierReason;
  rate: number;
  jobRole: string | null;
  locationId: string;
  seconds: number;
}

export type LineKind = "regular" | "overtime" | "doubletime";

/** Adds slices up to lines, in the order of days, tiers and first work. */
export function hoursLines(
  slices: readonly Slice[],
  counted: readonly CountedEntry[],
): HoursLine[] {
  const lines = new Map<string, HoursLine>();
  for (const slice of slices) {
    const found = counted[slice.entry];
    if (!found) continue;
    const { jobRole, locationId } = found.entry;
    const { day, percent, because, rate, seconds } = slice;
    const key = `${day} ${percent} ${because} ${rate} ${locationId}\n${jobRole ?? ""}`;
    const known = lines.get(key);
    if (known) known.seconds += seconds;
    else lines.set(key, { dayIndex: day, percent, because, rate, jobRole, locationId, seconds });
  }
  return [...lines.values()].toSorted((a, b) => a.dayIndex - b.dayIndex || a.percent - b.percent);
}

/** Double time from 200 percent on; anything above an ordinary hour below that is overtime. */
export function lineKindOf(percent: number): LineKind {
  if (percent >= 200) return "doubletime";
  return percent > 100 ? "overtime" : "regular";
}
