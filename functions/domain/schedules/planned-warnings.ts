import type { LimitsSection } from "../company/rule-sections.ts";
import type { Conflict } from "../pay/conflicts.ts";
import { findConflicts, noLimits } from "../pay/conflicts.ts";
import type { WorkRules } from "../pay/work-rules.ts";
import { formatDuration } from "../time/duration.ts";
import { weekdayName } from "./day-name.ts";
import type { Planned } from "./planned-overtime.ts";
import { asWorked } from "./planned-overtime.ts";

export interface LimitedPlan {
  limits: LimitsSection;
  rules: WorkRules;
  timeZone: string;
  /** All standing shifts of one person in the workweek, at every location. */
  shifts: readonly Planned[];
}

/**
 * Where one person's plan goes beyond what the company allows, in plain words; empty where it
 * keeps to it. Hours are those worked without the planned unpaid breaks.
 */
export function plannedWarnings({ limits, rules, timeZone, shifts }: LimitedPlan): string[] {
  const found = findConflicts(shifts.map(asWorked), {
    limits: { ...noLimits, ...limits },
    rules,
    timeZone,
  });
  return [...new Set(found.flatMap(describe))];
}

function describe(conflict: Conflict): string[] {
  switch (conflict.kind) {
    case "rest":
      return [
        `Only ${formatDuration(conflict.seconds)} h rest between two shifts; ` +
          `${formatDuration(conflict.limitSeconds)} h at least`,
      ];
    case "max-hours": {
      const when = conflict.per === "day" ? `on ${weekdayName(conflict.day)}` : "in the week";
      return [
        `${formatDuration(conflict.seconds)} h ${when}; ` +
          `${formatDuration(conflict.limitSeconds)} h at most`,
      ];
    }
    case "consecutive-days":
      return [`${conflict.days} days in a row; ${conflict.limitDays} at most`];
    default:
      return [];
  }
}
