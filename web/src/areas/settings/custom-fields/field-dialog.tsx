import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { fieldFormOn } from "@crewline/domain/projections/custom-fields/field-forms";
import type { FieldDraft, FieldUse } from "@crewline/domain/records/custom-fields/field-inputs";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { FieldFields } from "./field-fields.tsx";

interface FieldDialogProps {
  book: FieldBook;
  /** Null adds a field. */
  field: CustomField | null;
  onClose: () => void;
}

/** Adds or changes a custom field. */
export function FieldDialog({ book, field, onClose }: FieldDialogProps) {
  const locale = useLocale();
  const [opened] = useState({ suggested: draftOf(field), expectedVersion: book.version });
  const use = useFieldUse(field);
  const hasValues = use.status === "ready" && use.data.people > 0;
  const form = useForm({
    suggested: opened.suggested,
    schema: fieldFormOn(book.fields, hasValues, locale),
    command: useCommand(trpc.settings.saveCustomField.mutationOptions()),
    input: (draft) => ({
      expectedVersion: opened.expectedVersion,
      fieldId: field?.id ?? null,
      field: withoutBlanks(draft),
    }),
    fieldsAt: "field",
    saved: field === null ? "Field added." : "Saved.",
    onSaved: onClose,
  });

  return (
    <EditDialog
      form={form}
      title={field === null ? "Add a custom field" : `Edit ${field.label}`}
      submitLabel={field === null ? "Add field" : "Save"}
      isBlocked={use.status !== "ready"}
      onClose={onClose}
    >
      <DataStates result={use} label="the field">
        {(data) => (
          <FieldFields
            saved={field}
            use={data}
            draft={form.draft}
            onChange={form.change}
            errorOf={form.errorOf}
          />
        )}
      </DataStates>
    </EditDialog>
  );
}

const noUse: FieldUse = { people: 0, choices: [] };

/** Employees with a value in the field; none in a new one. */
function useFieldUse(field: CustomField | null): LoadResult<FieldUse> {
  const query = useQuery({
    ...trpc.settings.customFieldUse.queryOptions(
      field === null ? skipToken : { fieldId: field.id },
    ),
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
