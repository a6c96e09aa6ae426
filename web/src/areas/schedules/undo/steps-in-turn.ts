import { nothingToRedoWords, notSavedWords, waitingWords } from "./step-words.ts";
import type { Step } from "./undo-stack.ts";
import type { Saving, Turns } from "./use-turns.ts";

interface Words {
  text: string;
  tone?: "danger";
}

interface Steps {
  /** Takes back the step, or the latest; does the latest again where it is no undo. */
  take: (step: Step | undefined, isUndo: boolean) => Promise<void>;
  canRedo: () => boolean;
  tell: (words: Words) => void;
  turns: Turns;
}

/** Undo and redo that run after the changes on their way, and say which one they wait for. */
export function stepsInTurn({ take, canRedo, tell, turns: { inTurn, latestSaving } }: Steps) {
  const said = (words: Words) => Promise.resolve(tell(words));

  /** Undoes what is still on its way once it is saved; where it is refused, nothing is undone. */
  const undoSaving = (saving: Saving) => {
    tell({ text: waitingWords(true, saving) });
    return inTurn(() => {
      if (!saving.hasFailed) return take(undefined, true);
      // A second undo was meant for the step before.
      saving.hasFailed = false;
      return said({ text: notSavedWords(saving), tone: "danger" });
    });
  };

  /** A change that is saved meanwhile ends what could be done again; a refused one does not. */
  const redoAfter = (saving: Saving) => {
    tell({ text: waitingWords(false, saving) });
    return inTurn(() =>
      canRedo() ? take(undefined, false) : said({ text: nothingToRedoWords(saving) }),
    );
  };

  return {
    undo: (step?: Step) => {
      const saving = step === undefined ? latestSaving() : null;
      return void (saving === null ? inTurn(() => take(step, true)) : undoSaving(saving));
    },
    redo: () => {
      const saving = latestSaving();
      return void (saving === null ? inTurn(() => take(undefined, false)) : redoAfter(saving));
    },
  };
}
