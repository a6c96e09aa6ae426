import { useState } from "react";
import type { Form, FormDefinition } from "./form-definition.ts";
import { isSameDraft } from "./is-same-draft.ts";
import type { Sent } from "./use-draft-form.ts";
import { useDraftForm } from "./use-draft-form.ts";

interface NewFormDefinition<TDraft, TInput, TOutput> extends Omit<
  FormDefinition<TDraft, TInput, TOutput>,
  "schema"
> {
  /**
   * The values with which the form begins. A value follows its suggestion until the person changes
   * it, because the data behind a suggestion may arrive, or change, while the form is open.
   */
  suggested: TDraft;
  /** True for a form that stays after a save, to begin again with what is suggested then. */
  beginsAgain?: boolean;
}

/** The form of something new, or of a single decision. Edits of a live record: `useRecordForm`. */
export function useForm<TDraft extends object, TInput, TOutput>(
  definition: NewFormDefinition<TDraft, TInput, TOutput> & Sent<TDraft, TInput>,
): Form<TDraft> {
  const { suggested, beginsAgain = false } = definition;
  const [changes, setChanges] = useState<Partial<TDraft>>({});
  const draft = { ...suggested, ...changes };
  const change = (more: Partial<TDraft>) => setChanges((before) => ({ ...before, ...more }));
  const isTouched = !isSameDraft(draft, suggested);
  const edit = { draft, change, isTouched, isUnsaved: isTouched, conflict: null };
  const { save, ...form } = useDraftForm(edit, definition);
  const submit = async () => {
    if ((await save()) && beginsAgain) setChanges({});
  };
  return { ...form, submit };
}
