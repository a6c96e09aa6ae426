import { useState } from "react";
import type { Form, Runner, Schema } from "../../ui/forms/form-definition.ts";
import { schemaOfCheck } from "../../ui/forms/schema-of-check.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import type { BatchOutcome } from "./batch-calls.ts";

interface BatchFormDefinition<TDraft> {
  suggested: TDraft;
  /** Checks the values before the action runs. */
  schema?: Schema<TDraft>;
  /** The same by a function, which returns a sentence for each field that is wrong. */
  check?: (draft: TDraft) => Readonly<Record<string, string | undefined>>;
  /** Its `run` returns null where nothing was done. */
  command: Runner<TDraft, BatchOutcome>;
}

export interface BatchForm<TDraft> extends Form<TDraft> {
  /** The result of each row; null before the action ran. */
  outcome: BatchOutcome | null;
}

/** The form of a bulk action. */
export function useBatchForm<TDraft extends object>(
  definition: BatchFormDefinition<TDraft>,
): BatchForm<TDraft> {
  const { suggested, command, check = () => ({}) } = definition;
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const schema = definition.schema ?? schemaOfCheck(check);
  const form = useForm({
    suggested,
    schema,
    command,
    input: (draft) => draft,
    onSaved: setOutcome,
  });
  return { ...form, outcome };
}
