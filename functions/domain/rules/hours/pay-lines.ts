import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Slice } from "./classify.ts";
import type { WorkedEntry } from "./workweek-input.ts";
import type { CountedEntry } from "./work-period.ts";
import type { TierReason } from "./tiers.ts";

/** Hours that are paid alike: same day, tier, reason, rate, job role, location and salary or not. */
export interface HoursLine {
  dayIndex: number;
  percent: number;
  because: TierReason;
  rate: number;
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
  seconds: number;
  isCovered: boolean;
}

/** `salary` are hours that a salary pays, so that they have no pay of their own. */
export type LineKind = HoursKind | "salary";
export type HoursKind = "regular" | "overtime" | "doubletime";

/** Adds slices up to lines, in the order of days, tiers and first work. */
export function hoursLines(
  slices: readonly Slice[],
  counted: readonly CountedEntry[],
): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const slice of slices) {
    const found = counted[slice.entry];
    if (!found) continue;
    const { jobRoleId, locationId } = found.entry;
    const known = lines.findLast((line) => isPaidAlike(line, slice, found.entry));
    if (known) {
      known.seconds += slice.seconds;
      continue;
    }
    const { day: dayIndex, percent, because, rate, seconds, isCovered = false } = slice;
    lines.push({ dayIndex, percent, because, rate, jobRoleId, locationId, seconds, isCovered });
  }
  return lines.toSorted((a, b) => a.dayIndex - b.dayIndex || a.percent - b.percent);
}

/** A week has few lines, so that looking through them is faster than making keys for a map. */
function isPaidAlike(line: HoursLine, slice: Slice, entry: WorkedEntry): boolean {
  return (
    line.dayIndex === slice.day &&
    line.percent === slice.percent &&
    line.rate === slice.rate &&
    line.because === slice.because &&
    line.isCovered === (slice.isCovered ?? false) &&
    line.jobRoleId === entry.jobRoleId &&
    line.locationId === entry.locationId
  );
}

/** Double time from 200 percent on; anything above an ordinary hour below that is overtime. */
export function lineKindOf(percent: number): HoursKind {
  if (percent >= 200) return "doubletime";
  return percent > 100 ? "overtime" : "regular";
}
