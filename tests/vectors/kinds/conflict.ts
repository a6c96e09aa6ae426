import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { ConflictRules, WorkLimits } from "@crewline/domain/rules/hours/conflicts";
import { findConflicts, noLimits } from "@crewline/domain/rules/hours/conflicts";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { VectorEntry } from "../read.ts";
import { entriesOf, entryOf, numberOr, pick, textOr, weekdayOr } from "../read.ts";
import type { JsonObject } from "../vector-case.ts";
import { spreadWeek } from "../spread-week.ts";
import { closedWork, minutesByDay } from "./hours.ts";

/** The worst conflict of the entries, or of a proposal beside existing ones. */
export function runConflict(input: JsonObject): JsonObject {
  const proposed = pick(input, "proposed", "proposal");
  const entries = [
    ...entriesOf(pick(input, "existing")),
    ...entriesOf(input["entries"]),
    ...spreadWeek(numberOr(input["scheduledMin"], 0) * 60 + numberOr(input["proposedMin"], 0) * 60),
    ...(proposed === undefined || proposed === null ? [] : [entryOf(proposed)]),
  ];
  const conflicts = findConflicts(
    entries.map((entry, index) => ({ ...entry, id: anEntryId(String(index)) })),
    { limits: limitsOf(input), rules: rulesOf(input), timeZone: textOr(input["timeZone"], "UTC") },
  );
  const kinds = conflicts.map((conflict) => conflict.kind);
  const worst = order.find((kind) => kinds.includes(kind)) ?? null;
  const restMin = shortestRestMin(entries);
  const byDay = minutesByDay(closedWork(entries), input);
  const workedMin = Object.values(byDay).reduce((sum: number, value) => sum + Number(value), 0);
  const wouldBeMin = workedMin;
  return { conflict: worst, conflicts: [...new Set(kinds)], workedMin, wouldBeMin, ...restMin };
}

const order = [
  "negative",
  "open",
  "overlap",
  "too-long",
  "rest",
  "max-hours",
  "consecutive-days",
] as const;

/**
 * An entry to be paid must be closed, so a case of conflicts allows no open one; without a limit
 * of its own nothing lasts longer than a day.
 */
function limitsOf(input: JsonObject): WorkLimits {
  const limit = (name: RegExp) => limitOf(input, name);
  return {
    ...noLimits,
    mayBeOpen: false,
    maximumEntrySeconds: limit(/^max(?!.*(?:day|dai|week|consec|row))/iu) ?? 86_400,
    minimumRestSeconds: limit(/^min.*rest/iu),
    maximumDaySeconds: limit(/^max(?!.*(?:consec|row)).*(?:day|dai)/iu),
    maximumWeekSeconds: limit(/^max.*week/iu),
    maximumConsecutiveDays: limit(/^max.*(?:consec|row)/iu),
  };
}

/** A limit in seconds by the unit that ends its name; a count of days stays as it is. */
function limitOf(input: JsonObject, name: RegExp): number | null {
  const found = Object.entries(input).find(([key, value]) => name.test(key) && value !== null);
  if (!found) return null;
  const [key, value] = found;
  if (/consec|row/iu.test(key)) return numberOr(value, 0);
  return numberOr(value, 0) * (/(?:hours|h)$/iu.test(key) ? 3600 : 60);
}

function rulesOf(input: JsonObject): ConflictRules {
  return {
    ...presetRules("none"),
    weekStart: weekdayOr(pick(input, "workweekStart", "weekStart"), "monday"),
    workdayStart: textOr(input["workdayStart"], "00:00"),
    shiftGapSeconds: numberOr(input["groupGapUnderMin"], 0) * 60,
  };
}

function shortestRestMin(entries: readonly VectorEntry[]): JsonObject {
  const ordered = entries.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const rests = ordered.slice(1).flatMap((entry, index) => {
    const endsAt = ordered[index]?.endsAt ?? null;
    return endsAt === null ? [] : [elapsedSeconds(endsAt, entry.startsAt) / 60];
  });
  return rests.length === 0 ? {} : { restMin: Math.min(...rests) };
}
