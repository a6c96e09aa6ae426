import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { judgeAfter } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { Replanned } from "../model/cell-place.ts";
import { newShift } from "../model/new-shift.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import type { Warned, WantedChange } from "../model/write-change.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import { verdictOf } from "../rules/plan-verdict.ts";

interface Judged {
  changes: WantedChange[];
  /** What blocks the first plan that is left out. */
  problem: string | undefined;
}

interface InWeek {
  week: RosterWeek;
  locale: Locale;
}

/**
 * Judges plans one after the other, each with those before it. A plan that is blocked is judged
 * again after the others, as the shift that is in its way may be one of them: the shifts of one
 * employee on Monday and Tuesday both move on by a day. What stays blocked is left out.
 */
export function judgeInTurn(wanted: readonly Replanned[], inWeek: InWeek): Judged {
  const changes: WantedChange[] = [];
  let left = wanted;
  for (;;) {
    const blocked: (Replanned & { problem: string | undefined })[] = [];
    for (const plan of left) {
      const judged = judgeAfterChanges(plan, changes, inWeek);
      if ("change" in judged) changes.push(judged.change);
      else blocked.push({ ...plan, ...judged });
    }
    const hasEnded = blocked.length === 0 || blocked.length === left.length;
    if (hasEnded) return { changes, problem: blocked[0]?.problem };
    left = blocked;
  }
}

function judgeAfterChanges(
  { shift, plan }: Replanned,
  changes: readonly WantedChange[],
  { week, locale }: InWeek,
): { change: WantedChange } | { problem: string | undefined } {
  const added = changes.flatMap(shiftAfter);
  const judge = judgeAfter(week.judge, { added, removedIds: new Set() });
  const verdict = verdictOf(plan, { shift, week, locale, judge });
  const { placed, blocks } = verdict;
  if (placed === null || blocks.length > 0) return { problem: blocks[0]?.text };
  const warned = warnedBy(verdict);
  if (shift !== null) return { change: { kind: "edit", before: shift, plan, placed, ...warned } };
  return { change: { kind: "add", shift: newShift({ ...plan, ...placed }, week), ...warned } };
}

function shiftAfter(change: WantedChange): Shift[] {
  if (change.kind === "add") return [change.shift];
  return change.kind === "edit" ? [{ ...change.before, ...change.plan, ...change.placed }] : [];
}

/** What needs a reason as far as the device knows; the server may find more. */
export function warnedBy({ needed, warnings }: PlanVerdict): Warned {
  return needed.length === 0 ? {} : { warned: { codes: needed, texts: warnings } };
}
