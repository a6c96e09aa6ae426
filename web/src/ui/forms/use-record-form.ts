import type { Form, FormDefinition } from "./form-definition.ts";
import { useRecordDraft } from "./use-record-draft.ts";
import { useSubmission } from "./use-submission.ts";

interface RecordFormDefinition<
  TRecord,
  TDraft,
  TInput,
  TOutput extends { version: number },
> extends FormDefinition<TDraft, TInput, TOutput> {
  /** As live data shows it. */
  record: TRecord;
  draftOf: (record: TRecord) => TDraft;
  /** True where others change the rest of the record, which does not bear on this form. */
  isPart?: boolean;
  /** Returns the input to send; `expectedVersion` is the version that the edit began from. */
  input: (draft: TDraft, expectedVersion: number) => unknown;
}

interface RecordForm<TDraft> extends Form<TDraft> {
  expectedVersion: number;
  /** Sends this instead of the draft. */
  send: (input: unknown) => Promise<void>;
  /** For a form whose command opens a dialog that saves. */
  markSaved: (version: number) => void;
}

/**
 * The edit of a live record: it follows the record until the person types, names the version that
 * it began from, and shows what another person saves meanwhile as a conflict.
 */
export function useRecordForm<
  TRecord extends { version: number },
  TDraft extends object,
  TInput,
  TOutput extends { version: number },
>(definition: RecordFormDefinition<TRecord, TDraft, TInput, TOutput>): RecordForm<TDraft> {
  const { record: live, draftOf, isPart = false } = definition;
  const record = useRecordDraft(live, draftOf, isPart);
  const { draft, expectedVersion, isTouched, isUnsaved } = record;
  const submission = useSubmission(definition, draft);
  const markSaved = (version: number) => record.markSaved(version, draft);
  const send = async (input: unknown) => {
    await submission.send(input, draft, ({ version }) => markSaved(version));
  };
  // What was refused for the older version is not true of the newer one.
  const decide = (choose: () => void) => () => {
    submission.clear();
    choose();
  };
  return {
    ...submission,
    draft,
    change: record.change,
    expectedVersion,
    send,
    submit: () => send(definition.input(draft, expectedVersion)),
    markSaved,
    isTouched,
    isUnsaved,
    conflict: {
      isShown: record.isStale,
      onKeepMine: decide(record.keepMine),
      onTakeTheirs: decide(record.takeTheirs),
    },
  };
}
