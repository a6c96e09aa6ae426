import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { timeEntryStateSchema } from "../../records/time-entries/time-entry.ts";
import type { ExplainedFigure, FigureLine } from "../../rules/figures/explained-figure.ts";
import { explainFigure, figureLine, sumOfLines } from "../../rules/figures/explained-figure.ts";
import { countsAsWorked } from "../../rules/time-entries/transitions.ts";
import { storedStateWords } from "../../words/time-entries/entry-state-words.ts";
import type { AuditHoursOf } from "../../words/audits/audit-hours-words.ts";

type Explained = Pick<AuditRow, "entity" | "act" | "changes" | "deltaSeconds">;

/**
 * Explains by how much a change made the hours of a time entry or a shift longer or shorter, from
 * the values that the audit has kept: each end that moved, and the breaks.
 */
export function explainAuditHours(row: Explained): ExplainedFigure<AuditHoursOf> {
  // Time that counts neither before nor after may have moved all the same.
  if (row.deltaSeconds === 0) return explainFigure(0, []);
  const lines = row.entity === "shift" ? shiftLines(row) : entryLines(row);
  return explainFigure(
    row.deltaSeconds,
    lines.filter(({ amount }) => amount !== 0),
  );
}

function entryLines({ changes, deltaSeconds }: Explained): FigureLine<AuditHoursOf>[] {
  const counting = countingOf(changes);
  if (counting !== null) return [figureLine({ kind: counting }, deltaSeconds)];
  const moved = [...movedEnd(changes, "Start"), ...movedEnd(changes, "End")];
  const rest = deltaSeconds - sumOfLines(moved);
  const hasBreaks = changes.some(({ field }) => field.startsWith("Break "));
  return hasBreaks ? [...moved, figureLine({ kind: "breaks" }, rest)] : moved;
}

const countedWords = new Set<string>(
  timeEntryStateSchema.options.filter(countsAsWorked).map((state) => storedStateWords[state]),
);

/** Whether the change made the whole time count, or no longer count; null for neither. */
function countingOf(changes: readonly RecordChange[]): "counts" | "countsNoMore" | null {
  const state = changes.find(({ field }) => field === "State");
  if (state === undefined) return null;
  const [before, after] = [state.before, state.after].map(
    (word) => word !== null && countedWords.has(word),
  );
  if (before === after) return null;
  return after === true ? "counts" : "countsNoMore";
}

/** The time that an end won or lost by moving; an end that was not there moved nothing. */
function movedEnd(
  changes: readonly RecordChange[],
  field: "Start" | "End",
): FigureLine<AuditHoursOf>[] {
  const change = changes.find((one) => one.field === field);
  if (change === undefined || change.before === null || change.after === null) return [];
  const [before, after]: [Instant, Instant] = [change.before, change.after];
  const later = elapsedSeconds(before, after);
  const won = field === "Start" ? -later : later;
  return [figureLine({ kind: field === "Start" ? "start" : "end", before, after }, won)];
}

const shiftTimes: readonly string[] = ["day", "startsAtLocal", "endsAtLocal", "locationId"];

/** A shift keeps the times of its location's clock: what its break does not explain, they do. */
function shiftLines({ act, changes, deltaSeconds }: Explained): FigureLine<AuditHoursOf>[] {
  const pause = changes.find(({ field }) => field === "unpaidBreakSeconds");
  const times = changes.filter(({ field }) => shiftTimes.includes(field));
  const isWhole = changes.some(
    ({ field, before, after }) => field === "startsAtLocal" && (isNone(before) || isNone(after)),
  );
  const kind = deltaSeconds > 0 ? "planned" : "plannedNoMore";
  const whole = figureLine<AuditHoursOf>({ kind }, deltaSeconds);
  if (isWhole || changes.length === 0 || act === "cancelled") return [whole];
  const rest = secondsOf(pause?.before) - secondsOf(pause?.after);
  const breaks = pause === undefined ? [] : [figureLine<AuditHoursOf>({ kind: "breaks" }, rest)];
  const moved = deltaSeconds - sumOfLines(breaks);
  if (times.length > 0) return [figureLine({ kind: "times" }, moved), ...breaks];
  return moved === 0 ? breaks : [whole];
}

/** The audit keeps the values of a shift as JSON. */
function isNone(value: string | null | undefined): boolean {
  return value === null || value === undefined || value === "null";
}

function secondsOf(value: string | null | undefined): number {
  return isNone(value) ? 0 : Number(value);
}
