import type { TimeRange } from "../../../kernel/time/local-time.ts";
import { parseTimeRange } from "../../../kernel/time/local-time.ts";

/** A shift as it is typed into a cell; the break is null where none was typed. */
export interface TypedShift {
  range: TimeRange;
  unpaidBreakSeconds: number | null;
}

/** The longest break that a shift can have, as its record allows. */
const LONGEST_BREAK_MINUTES = 240;

const BREAK = /\s+(\d{1,3})\s*(?:m|min|mins)\.?$/u;

/**
 * Parses "9-5", "9-17:30", "930a-2p" or "9-5 30m", the last with an unpaid break of 30 minutes; for
 * the times see `parseTimeRange`. Null when it cannot be read or the break is above four hours.
 */
export function parseTypedShift(text: string): TypedShift | null {
  const trimmed = text.trim().toLowerCase();
  const pause = BREAK.exec(trimmed);
  const range = parseTimeRange(pause === null ? trimmed : trimmed.slice(0, pause.index));
  if (range === null) return null;
  if (pause === null) return { range, unpaidBreakSeconds: null };
  const minutes = Number(pause[1]);
  return minutes > LONGEST_BREAK_MINUTES ? null : { range, unpaidBreakSeconds: minutes * 60 };
}
