import type { ConflictRules, WorkLimits } from "@crewline/domain/pay/conflicts";
import { findConflicts, noLimits } from "@crewline/domain/pay/conflicts";
import { presetRules } from "@crewline/domain/pay/work-rules";
import { elapsedSeconds } from "@crewline/domain/time/instant";
import type { VectorEntry } from "../read.ts";
import { entriesOf, entryOf, numberOr, pick, textOr, weekdayOr } from "../read.ts";
import type { Json, JsonObject } from "../vector-case.ts";
import { closedWork, minutesByDay } from "./hours.ts";

/** The worst conflict of the entries, or of a proposal beside existing ones. */
export function runConflict(input: JsonObject): JsonObject {
  const proposed = pick(input, "proposed", "proposal");
  const entries = [
    ...entriesOf(pick(input, "existing")),
    ...entriesOf(input["entries"]),
    ...(proposed === undefined || proposed === null ? [] : [entryOf(proposed)]),
  ];
  const conflicts = findConflicts(
    entries.map((entry, index) => ({ ...entry, id: String(index) })),
    { limits: limitsOf(input), rules: rulesOf(input), timeZone: textOr(input["timeZone"], "UTC") },
  );
  const kinds = conflicts.map((conflict) => conflict.kind);
  const worst = order.find((kind) => kinds.includes(kind)) ?? null;
  const restMin = shortestRestMin(entries);
  const byDay = minutesByDay(closedWork(entries), input);
  const workedMin = Object.values(byDay).reduce((sum: number, value) => sum + Number(value), 0);
  return { conflict: worst, conflicts: [...new Set(kinds)], workedMin, ...restMin };
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

/** An entry to be paid must be closed, so a case of conflicts allows no open one. */
function limitsOf(input: JsonObject): WorkLimits {
  const seconds = (...names: string[]) => secondsOf(pick(input, ...names));
  return {
    ...noLimits,
    mayBeOpen: false,
    maximumEntrySeconds: seconds("maxEntryMin", "maxShiftMin", "maxMin", "maxLengthMin") ?? 86_400,
    minimumRestSeconds: seconds("minRestMin"),
    maximumDaySeconds: seconds("maxDayMin", "maxDailyMin", "maxPerDayMin"),
    maximumWeekSeconds: seconds("maxWeekMin", "maxWeeklyMin", "maxPerWeekMin"),
    maximumConsecutiveDays: daysOf(pick(input, "maxConsecutiveDays", "maxDaysInARow")),
  };
}

function rulesOf(input: JsonObject): ConflictRules {
  return {
    ...presetRules("none"),
    weekStart: weekdayOr(pick(input, "workweekStart", "weekStart"), "monday"),
    workdayStart: textOr(input["workdayStart"], "00:00"),
    shiftGapSeconds: numberOr(input["groupGapUnderMin"], 0) * 60,
  };
}

function secondsOf(minutes: Json | undefined): number | null {
  return minutes === undefined || minutes === null ? null : numberOr(minutes, 0) * 60;
}

function daysOf(days: Json | undefined): number | null {
  return days === undefined || days === null ? null : numberOr(days, 0);
}

function shortestRestMin(entries: readonly VectorEntry[]): JsonObject {
  const ordered = entries.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const rests = ordered.slice(1).flatMap((entry, index) => {
    const endsAt = ordered[index]?.endsAt ?? null;
    return endsAt === null ? [] : [elapsedSeconds(endsAt, entry.startsAt) / 60];
  });
  return rests.length === 0 ? {} : { restMin: Math.min(...rests) };
}
