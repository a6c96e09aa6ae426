import { useState } from "react";
import { changedSince } from "./changed-since.ts";
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
  /** Saved, and not yet among the suggestions, which are read again after a save. */
  const [saved, setSaved] = useState<Partial<TDraft>>({});
  const start = { ...suggested, ...saved };
  const draft = { ...start, ...changes };
  const change = (more: Partial<TDraft>) => setChanges((before) => ({ ...before, ...more }));
  const isTouched = !isSameDraft(draft, start);
  const edit = { draft, change, isTouched, isUnsaved: isTouched, conflict: null };
  const { save, ...form } = useDraftForm(edit, definition);
  const beginAgain = () => {
    setSaved(draft);
    setChanges((now) => changedSince(draft, now));
  };
  const submit = async () => {
    if (await save(beginsAgain ? beginAgain : undefined)) setSaved({});
  };
  return { ...form, submit };
}
