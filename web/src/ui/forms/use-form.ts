import { useState } from "react";
import type { Form, FormDefinition, Schema } from "./form-definition.ts";
import { isSameDraft } from "./is-same-draft.ts";
import { useSubmission } from "./use-submission.ts";

interface NewFormDefinition<TDraft, TInput, TOutput> extends Omit<
  FormDefinition<TDraft, TInput, TOutput>,
  "schema"
> {
  /**
   * What the form begins with. A value follows its suggestion until the person changes it, because
   * what it is suggested by may arrive, or change, while the form is open.
   */
  suggested: TDraft;
  /** True for a form that stays after a save, to begin again with what is suggested then. */
  beginsAgain?: boolean;
}

/** The sent input: anything that the schema then checks, else what the command takes. */
type Sent<TDraft, TInput> =
  | { schema: Schema<TInput>; input: (draft: TDraft) => unknown }
  | { schema?: undefined; input: (draft: TDraft) => TInput };

/** The form of something new, or of a single decision. Edits of a live record: `useRecordForm`. */
export function useForm<TDraft extends object, TInput, TOutput>(
  definition: NewFormDefinition<TDraft, TInput, TOutput> & Sent<TDraft, TInput>,
): Form<TDraft> {
  const { suggested, input } = definition;
  const [changes, setChanges] = useState<Partial<TDraft>>({});
  const draft = { ...suggested, ...changes };
  const { send, ...submission } = useSubmission(definition);
  const isTouched = !isSameDraft(draft, suggested);
  return {
    ...submission,
    draft,
    change: (more) => setChanges((before) => ({ ...before, ...more })),
    submit: async () => {
      const isSaved = await send(input(draft), draft);
      if (isSaved && definition.beginsAgain === true) setChanges({});
    },
    isTouched,
    isUnsaved: isTouched,
    conflict: null,
  };
}
