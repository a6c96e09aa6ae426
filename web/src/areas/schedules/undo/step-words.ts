import { refusalNotice } from "../../../api/refusal-notice.ts";
import type { Problem } from "../../../api/problem.ts";
import type { StepAction } from "../model/step-action.ts";
import type { Stays, Taken } from "./take-step.ts";
import type { Step } from "./undo-stack.ts";

interface ActionWords {
  done: string;
  noun: string;
}

const words: Readonly<Record<StepAction, ActionWords>> = {
  add: { done: "Added", noun: "add" },
  copy: { done: "Copied", noun: "copy" },
  delete: { done: "Deleted", noun: "delete" },
  end: { done: "Ended", noun: "end" },
  edit: { done: "Changed", noun: "change" },
  import: { done: "Imported", noun: "import" },
  move: { done: "Moved", noun: "move" },
  restore: { done: "Restored", noun: "restore" },
};

type Named = Pick<Step, "action" | "subject">;

/** The notice of a step: "Moved: Ana Diaz, Tue, Nov 24, 9a–5p." */
export function doneWords({ action, subject }: Named): string {
  return `${words[action].done}: ${subject}.`;
}

/** Says that an undo, or a redo, waits for a change that is on its way. */
export function waitingWords(isUndo: boolean, { subject }: Pick<Step, "subject">): string {
  return `${isUndo ? "Undo" : "Redo"} waits until this is saved: ${subject}.`;
}

/** Says that a redo found nothing, as the change that it waited for came after what was undone. */
export function nothingToRedoWords({ subject }: Pick<Step, "subject">): string {
  return `Nothing to redo after this was saved: ${subject}.`;
}

/** Says that a change that was to be undone never happened. */
export function notSavedWords({ subject }: Pick<Step, "subject">): string {
  return `This was not saved, so there is nothing to undo: ${subject}.`;
}

/** What a step, or its undo, came to. */
export function takenWords(
  step: Named,
  isUndo: boolean,
  { taken, remark, stays }: Pick<Taken, "taken" | "remark" | "stays">,
): { text: string } | ReturnType<typeof refusalNotice> {
  if (stays === null) return { text: `${tookWords(taken ?? step, isUndo)} ${remark}`.trimEnd() };
  const why = staysWords(step, isUndo, { isWhole: taken === null, stays });
  const text = taken === null ? why : `${tookWords(taken, isUndo)} ${why}`;
  return stays === "noReason" ? { text } : refusalNotice(stays.problem, text);
}

function tookWords({ action, subject }: Named, isUndo: boolean): string {
  return `${isUndo ? "Undid" : "Redid"} ${words[action].noun}: ${subject}.`;
}

interface Kept {
  /** True if nothing was undone or redone. */
  isWhole: boolean;
  stays: Stays;
}

/** Says what could not be undone or redone, and why. */
function staysWords({ action, subject }: Named, isUndo: boolean, { isWhole, stays }: Kept): string {
  const undone = isUndo ? "undone" : "redone";
  if (stays === "noReason") {
    return isWhole
      ? `Not ${undone} without a reason: ${subject}.`
      : `The rest was not ${undone} without a reason.`;
  }
  const why = whyOf(stays.problem);
  if (!isWhole) return `The rest could not be ${undone}. ${why}`;
  return `Could not ${isUndo ? "undo" : "redo"} ${words[action].noun}: ${subject}. ${why}`;
}

/** The refusal without what it advises for a form: an undo has no values to look at. */
function whyOf({ ruleCode, ruleFields, message }: Problem): string {
  if (ruleCode !== "staleVersion") return message;
  const changedBy = ruleFields?.["changedBy"];
  const who = typeof changedBy === "string" && changedBy !== "" ? changedBy : "Someone else";
  return `${who} changed this shift in the meantime.`;
}
