import type { StepAction } from "../model/step-action.ts";
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

/** The step that was undone: "Undid move: Ana Diaz, …". */
export function undoneWords({ action, subject }: Named): string {
  return `Undid ${words[action].noun}: ${subject}.`;
}

export function redoneWords({ action, subject }: Named): string {
  return `Redid ${words[action].noun}: ${subject}.`;
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

/** Says that a step could not be undone or redone; `why` is a whole sentence. */
export function refusedWords(isUndo: boolean, { action, subject }: Named, why: string): string {
  return `Could not ${isUndo ? "undo" : "redo"} ${words[action].noun}: ${subject}. ${why}`;
}
