import { epochSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { subtractAll } from "../../kernel/time/interval.ts";
import type { CheckedEntry } from "./check-entries.ts";
import { roundInstant } from "./round-clock.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { EntryBreak, WorkedEntry } from "./workweek-input.ts";

/** An entry as it is paid: seconds since 1970, rounded, with its breaks kept apart. */
export interface PayableEntry extends Interval<number> {
  unpaid: readonly Interval<number>[];
  worked: readonly Interval<number>[];
}

export interface PayableContext {
  rules: Pick<WorkRules, "rounding" | "breaks">;
  timeZone: string;
  now: number;
}

const noBreaks: readonly Interval<number>[] = [];

/**
 * Returns the part of an entry that is paid: punches rounded on the wall clock, breaks cut out
 * unless they are paid or as short as `paidUpToSeconds` (29 CFR 785.18). What still lasts ends at
 * `now`. The entry itself stays as it was punched.
 */
export function payableEntry(entry: WorkedEntry, context: PayableContext): PayableEntry {
  const punchedIn = epochSeconds(entry.startsAt);
  const punchedOut = entry.endsAt === null ? null : epochSeconds(entry.endsAt);
  return payableSpan({ entry, startsAt: punchedIn, endsAt: punchedOut }, context);
}

/** As `payableEntry`, for an entry whose times have been read. */
export function payableSpan(
  punched: Pick<CheckedEntry, "entry" | "startsAt" | "endsAt">,
  context: PayableContext,
): PayableEntry {
  const { rounding } = context.rules;
  const { breaks } = punched.entry;
  const punchedOut = punched.endsAt ?? context.now;
  const startsAt = roundInstant(punched.startsAt, rounding.clockIn, context.timeZone);
  const rounded = roundInstant(punchedOut, rounding.clockOut, context.timeZone);
  const whole = { startsAt, endsAt: Math.max(startsAt, rounded) };
  const unpaid = breaks.length === 0 ? noBreaks : unpaidBreaks(breaks, context);
  const worked = unpaid.length === 0 ? [whole] : subtractAll(whole, unpaid);
  return { startsAt, endsAt: whole.endsAt, unpaid, worked };
}

function unpaidBreaks(breaks: readonly EntryBreak[], context: PayableContext): Interval<number>[] {
  const { breakPunches } = context.rules.rounding;
  const paidUpTo = context.rules.breaks.paidUpToSeconds ?? -1;
  const unpaid: Interval<number>[] = [];
  for (const taken of breaks) {
    if (taken.isPaid) continue;
    const from = epochSeconds(taken.startsAt);
    const to = taken.endsAt === null ? context.now : epochSeconds(taken.endsAt);
    if (to - from <= paidUpTo) continue;
    const startsAt = roundInstant(from, breakPunches, context.timeZone);
    const endsAt = roundInstant(to, breakPunches, context.timeZone);
    if (endsAt > startsAt) unpaid.push({ startsAt, endsAt });
  }
  return unpaid;
}
