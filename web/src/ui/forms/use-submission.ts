import { useNotice } from "../notices/use-notice.ts";
import type { FormDefinition } from "./form-definition.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/** Checks, saves and says so, as the definition tells; `afterSave` comes before the notice. */
export function useSubmission<TDraft, TInput, TOutput>(
  definition: FormDefinition<TDraft, TInput, TOutput>,
) {
  const { schema, command, fieldsAt, saved, onSaved } = definition;
  const form = useCheckedForm(schema, command);
  const notify = useNotice();

  /** Returns whether it was saved. */
  const send = async (
    input: unknown,
    draft: TDraft,
    afterSave: (output: TOutput) => void = () => undefined,
  ): Promise<boolean> => {
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
    problem: form.problem,
    errorOf: (field: string) =>
      form.errorOf(fieldsAt === undefined ? field : `${fieldsAt}.${field}`),
  };
}
