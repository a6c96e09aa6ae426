import { useState } from "react";
import { useNotice } from "../notices/use-notice.ts";
import type { FormDefinition } from "./form-definition.ts";
import { isChangedAt } from "./is-changed-at.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/**
 * Checks, saves and says so, as the definition tells; `afterSave` comes before the notice. The
 * error of a field is shown until its value in the draft is another one than was sent.
 */
export function useSubmission<TDraft, TInput, TOutput>(
  definition: FormDefinition<TDraft, TInput, TOutput>,
  now: TDraft,
) {
  const { schema, command, fieldsAt, saved, onSaved } = definition;
  const form = useCheckedForm(schema, command);
  const notify = useNotice();
  const [sent, setSent] = useState(now);
  const below = fieldsAt === undefined ? "" : `${fieldsAt}.`;
  const isMended = (path: string) =>
    path.startsWith(below) && isChangedAt(path.slice(below.length), sent, now);
  const wrong = Object.keys(form.problem?.fieldErrors ?? {});
  const areAllMended = wrong.length > 0 && wrong.every(isMended);

  /** Returns whether it was saved. */
  const send = async (
    input: unknown,
    draft: TDraft,
    afterSave: (output: TOutput) => void = () => undefined,
  ): Promise<boolean> => {
    setSent(draft);
    const output = await form.submit(input);
    if (output === null) return false;
    afterSave(output);
    if (saved !== undefined) notify(typeof saved === "string" ? saved : saved(draft, output));
    await onSaved?.(output, draft);
    return true;
  };

  return {
    send,
    clear: form.clear,
    isRunning: form.isRunning,
    problem: areAllMended ? null : form.problem,
    errorOf: (field: string) =>
      isMended(`${below}${field}`) ? undefined : form.errorOf(`${below}${field}`),
  };
}
