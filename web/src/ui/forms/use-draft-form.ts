import type { Form, FormDefinition, FormState, Schema } from "./form-definition.ts";
import { useSubmission } from "./use-submission.ts";

/** The typed values of a form, and their conflict with a record that has changed meanwhile. */
export interface EditedDraft<TDraft> extends Pick<
  FormState,
  "isTouched" | "isUnsaved" | "conflict"
> {
  draft: TDraft;
  change: (changes: Partial<TDraft>) => void;
}

/** The sent input: anything that the schema then checks, else what the command takes. */
export type Sent<TDraft, TInput> =
  | { schema: Schema<TInput>; input: (draft: TDraft) => unknown }
  | { schema?: undefined; input: (draft: TDraft) => TInput };

interface DraftForm<TDraft> extends Form<TDraft> {
  /** Sends the draft; returns whether it was saved. `afterSave` comes before what the form says. */
  save: (afterSave?: () => void) => Promise<boolean>;
}

/**
 * A form over a draft that is held elsewhere, such as an edit that merges what others save:
 * `useForm` and `useRecordForm` hold the drafts of all other forms.
 */
export function useDraftForm<TDraft extends object, TInput, TOutput>(
  { draft, change, isTouched, isUnsaved, conflict }: EditedDraft<TDraft>,
  definition: Omit<FormDefinition<TDraft, TInput, TOutput>, "schema"> & Sent<TDraft, TInput>,
): DraftForm<TDraft> {
  const { send, ...submission } = useSubmission(definition, draft);
  const save = (afterSave?: () => void) => send(definition.input(draft), draft, afterSave);
  const submit = async () => void (await save());
  return { ...submission, draft, change, save, submit, isTouched, isUnsaved, conflict };
}
