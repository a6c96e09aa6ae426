import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftChange } from "../model/shift-change.ts";
import type { StepAction } from "../model/step-action.ts";
import type { Answer } from "../model/write-change.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";

/** A bulk change of shifts, which the server undoes by its batches. */
export interface StepBatch {
  batchIds: readonly BatchId[];
  /** Shifts that were there before and still are: doing and undoing it gives each a new version. */
  changedIds?: readonly ShiftId[];
  /** Does it again, as new batches. */
  again: (commands: ShiftCommands) => Promise<Answer<Pick<StepBatch, "batchIds" | "changedIds">>>;
}

/** One thing that a person did to the week, with what takes it back and does it again. */
export interface Step {
  id: string;
  action: StepAction;
  /** The employee and time of the shift, or the number of shifts. */
  subject: string;
  changes: readonly ShiftChange[];
  batch?: StepBatch;
}

export interface UndoStack {
  /** In order, the latest last. */
  done: readonly Step[];
  /** The undone steps; the next one to redo is the last. */
  undone: readonly Step[];
}

export const emptyStack: UndoStack = { done: [], undone: [] };

/** A session of planning one week rarely has more steps than this. */
export const MOST_STEPS = 100;

/** The stack after a new step, which ends what could be done again. */
export function pushed({ done }: UndoStack, step: Step): UndoStack {
  return { done: [...done, step].slice(-MOST_STEPS), undone: [] };
}

/** What became of a step that was undone or redone. */
export interface StepParts {
  /** What was undone or redone; null if nothing was. */
  taken: Step | null;
  /** What can be tried again; null if nothing can. */
  left: Step | null;
}

/** The stack after a step was undone, or a part of it. */
export function takenBack({ done, undone }: UndoStack, step: Step, parts: StepParts): UndoStack {
  return { done: leftOf(done, step, parts), undone: [...undone, ...takenOf(parts)] };
}

/**
 * The stack after a step was redone, or a part of it. A batch that was redone has new shifts, so no
 * later step can be redone.
 */
export function doneAgain({ done, undone }: UndoStack, step: Step, parts: StepParts): UndoStack {
  const hasNewShifts = parts.taken?.batch !== undefined;
  return {
    done: [...done, ...takenOf(parts)],
    undone: hasNewShifts ? [] : leftOf(undone, step, parts),
  };
}

/** The stack without a step that can no longer be undone or redone. */
export function dropped({ done, undone }: UndoStack, step: Step): UndoStack {
  return { done: without(done, step), undone: without(undone, step) };
}

function takenOf({ taken }: StepParts): Step[] {
  return taken === null ? [] : [taken];
}

function leftOf(steps: readonly Step[], { id }: Step, { left }: StepParts): Step[] {
  return steps.flatMap((step) => {
    if (step.id !== id) return [step];
    return left === null ? [] : [left];
  });
}

function without(steps: readonly Step[], { id }: Step): Step[] {
  return steps.filter((step) => step.id !== id);
}
