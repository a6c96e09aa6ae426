import { useState } from "react";
import type { Runner } from "./form-definition.ts";

/** The input that was asked about, and its effect. */
export interface Shown<TInput, TPreview> {
  input: TInput;
  preview: TPreview;
}

interface ShownFirst<TInput, TPreview, TOutput> {
  preview: Runner<TInput, TPreview>;
  /** False where nothing changes that a person should see first; it is saved at once then. */
  isWorthShowing: (preview: TPreview) => boolean;
  save: Runner<Shown<TInput, TPreview>, TOutput>;
}

/**
 * The command of a form that shows the effect of its values before it saves them: the first submit
 * asks for the effect, the second one saves what was shown.
 */
export function useShownFirst<TInput, TPreview, TOutput>(
  definition: ShownFirst<TInput, TPreview, TOutput>,
) {
  const { preview, isWorthShowing, save } = definition;
  const [shown, setShown] = useState<Shown<TInput, TPreview> | null>(null);

  const run = async (input: TInput): Promise<TOutput | null> => {
    if (shown !== null) return save.run(shown);
    const found = await preview.run(input);
    if (found === null) return null;
    const asked = { input, preview: found };
    if (!isWorthShowing(found)) return save.run(asked);
    setShown(asked);
    return null;
  };

  const clearProblem = () => {
    preview.clearProblem();
    save.clearProblem();
  };

  const command: Runner<TInput, TOutput> = {
    run,
    isRunning: preview.isRunning || save.isRunning,
    problem: preview.problem ?? save.problem,
    clearProblem,
  };
  /** Leads back to the fields, which still hold their values. */
  const back = () => {
    clearProblem();
    setShown(null);
  };
  return { command, shown, back };
}
