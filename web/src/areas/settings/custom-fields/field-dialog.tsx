import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { fieldFormOn } from "@crewline/domain/rules/custom-field-setup/field-forms";
import type { FieldDraft, FieldUse } from "@crewline/domain/records/custom-fields/field-inputs";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { FieldFields } from "./field-fields.tsx";

interface FieldDialogProps {
  book: FieldBook;
  /** Null adds a field. */
  field: CustomField | null;
  onClose: () => void;
}

/** Adds or changes a custom field. */
export function FieldDialog({ book, field, onClose }: FieldDialogProps) {
  const [draft, setDraft] = useState<FieldDraft>(() => draftOf(field));
  const [expectedVersion] = useState(book.version);
  const use = useFieldUse(field);
  const hasValues = use.status === "ready" && use.data.people > 0;
  const command = useCommand(trpc.settings.saveCustomField.mutationOptions());
  const form = useCheckedForm(fieldFormOn(book.fields, hasValues), command);
  const notify = useNotice();

  const handleSubmit = async () => {
    const input = { expectedVersion, fieldId: field?.id ?? null, field: withoutBlanks(draft) };
    if ((await form.submit(input)) === null) return;
    notify(field === null ? "Field added." : "Saved.");
    onClose();
  };

  return (
    <FormDialog
      open
      title={field === null ? "Add a custom field" : `Edit ${field.label}`}
      submitLabel={field === null ? "Add field" : "Save"}
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      isBlocked={use.status !== "ready"}
      onClose={onClose}
    >
      <DataStates result={use} label="the field">
        {(data) => (
          <FieldFields
            saved={field}
            use={data}
            draft={draft}
            onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
            errorOf={(name) => form.errorOf(`field.${name}`)}
          />
        )}
      </DataStates>
    </FormDialog>
  );
}

const noUse: FieldUse = { people: 0, choices: [] };

/** Who has a value in the field; no one in a new one. */
function useFieldUse(field: CustomField | null): LoadResult<FieldUse> {
  const query = useQuery({
    ...trpc.settings.customFieldUse.queryOptions({ fieldId: field?.id ?? "none" }),
    enabled: field !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return field === null
    ? { status: "ready", data: noUse, isOfflineCopy: false }
    : queryResult(query);
}

const blank: FieldDraft = {
  label: "",
  type: "text",
  level: "managers",
  isOwnEditable: false,
  help: "",
  choices: [],
};

function draftOf(field: CustomField | null): FieldDraft {
  if (field === null) return blank;
  const { label, type, level, isOwnEditable, help, choices } = field;
  return { label, type, level, isOwnEditable, help, choices };
}

/** New choices at the end that were left empty are none; the others keep their places. */
function withoutBlanks(draft: FieldDraft): FieldDraft {
  if (draft.type !== "choice") return { ...draft, choices: [] };
  const last = draft.choices.findLastIndex(({ id, name }) => id !== null || name.trim() !== "");
  return { ...draft, choices: draft.choices.slice(0, last + 1) };
}
