import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { ImportedWeek } from "@crewline/domain/records/schedules/shift-import";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import { useState } from "react";
import { wentWell } from "../../../entities/batches/import-done.tsx";
import type { BatchOutcome } from "../../../entities/batches/batch-calls.ts";
import type { useBatches } from "../../../entities/batches/use-batches.ts";
import type { Answer } from "../model/write-change.ts";
import type { Copy, CopyRow } from "./use-shift-batches.ts";

/** The calls with which a step is done again. */
export interface BatchCalls {
  copyWeeks: (
    week: Copy & { groupId: string; title: string; rows: CopyRow[] },
  ) => Promise<Answer<BatchAnswer>>;
  importShifts: (week: {
    groupId: string;
    title: string;
    rows: ImportedWeek[];
    override?: OverrideDecision;
  }) => Promise<Answer<BatchAnswer>>;
}

/** What a bulk change adds to the steps of the week. */
interface BatchStep {
  action: "copy" | "import";
  /** "24 shifts to Nov 23 – 29, 2026". */
  subject: string;
  changes: readonly never[];
  batch: {
    batchIds: readonly BatchId[];
    again: (calls: BatchCalls) => Promise<Answer<{ batchIds: readonly BatchId[] }>>;
  };
}

/** The steps of the week on screen, which Ctrl+Z undoes. */
export interface WeekSteps<S> {
  push: (step: BatchStep) => S;
  /** Says what was done, with a button that undoes it. */
  tell: (step: S) => void;
  /** Takes a step out that was undone elsewhere. */
  forget: (step: S) => void;
}

type Batches = Pick<ReturnType<typeof useBatches>, "undo" | "progress">;
type Done = Pick<BatchStep, "action" | "subject"> & Pick<BatchStep["batch"], "again">;

interface Kept<S> {
  outcome: BatchOutcome;
  /** Null where nothing can be undone. */
  step: S | null;
}

/**
 * Makes a bulk change of shifts a step of the week. Where all rows are done, a notice says so and
 * `onClose` is called; else `shown` is what `ImportDone` shows.
 */
export function useBatchStep<S>(steps: WeekSteps<S>, batches: Batches, onClose: () => void) {
  const [kept, setKept] = useState<Kept<S> | null>(null);

  const keep = (outcome: BatchOutcome, done: Done) => {
    const step = stepOf(outcome, done);
    const shown = { ...outcome, again: againAsStep(outcome, done, step) };
    if (step === null || !wentWell(outcome)) return setKept({ outcome: shown, step });
    steps.tell(step);
    onClose();
  };

  /** Null where nothing can be undone. */
  const stepOf = ({ batchIds }: BatchOutcome, { again, ...named }: Done): S | null =>
    batchIds.length === 0
      ? null
      : steps.push({ ...named, changes: [], batch: { batchIds, again } });

  /** Sends the unfinished rows again, and makes one step of them and the rows done before. */
  const againAsStep = ({ again }: BatchOutcome, done: Done, step: S | null) =>
    again &&
    (async () => {
      const outcome = await again();
      if (step !== null) steps.forget(step);
      keep(outcome, done);
      return outcome;
    });

  const undo: Batches["undo"] = (outcome) => {
    if (kept !== null && kept.step !== null) steps.forget(kept.step);
    return batches.undo(outcome);
  };
  const shown = kept && { outcome: kept.outcome, batches: { ...batches, undo } };
  return { keep, shown };
}
