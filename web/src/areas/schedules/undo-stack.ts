import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftChange } from "./model/shift-change.ts";

export type StepAction = "add" | "copy" | "copyWeek" | "delete" | "edit" | "move" | "restore";

/** A week that was copied in one go; doing it again makes new shifts. */
export interface CopiedWeek {
  locationId: LocationId;
  fromWeekStart: string;
  toWeekStart: string;
  shiftIds: readonly ShiftId[];
}

/** One thing that a person did to the week, with what takes it back and does it again. */
export interface Step {
  id: string;
  action: StepAction;
  /** The employee and time of the shift, or the number of shifts. */
  subject: string;
  changes: readonly ShiftChange[];
  copied?: CopiedWeek;
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

/** The stack after a step was undone. */
export function takenBack({ done, undone }: UndoStack, step: Step): UndoStack {
  return { done: without(done, step), undone: [...undone, step] };
}

/** The stack after a step was redone. */
export function doneAgain({ done, undone }: UndoStack, step: Step): UndoStack {
  return { done: [...done, step], undone: without(undone, step) };
}

/** The stack after a copied week was redone, without the steps on its earlier shifts. */
export function copiedAgain(stack: UndoStack, before: Step, again: Step): UndoStack {
  const gone = new Set(before.copied?.shiftIds);
  const { done, undone } = doneAgain(stack, before);
  return {
    done: [...without(done, before), again],
    undone: undone.filter(({ changes }) => !changes.some(({ shiftId }) => gone.has(shiftId))),
  };
}

/** The stack without a step that can no longer be undone or redone. */
export function dropped({ done, undone }: UndoStack, step: Step): UndoStack {
  return { done: without(done, step), undone: without(undone, step) };
}

function without(steps: readonly Step[], { id }: Step): Step[] {
  return steps.filter((step) => step.id !== id);
}
