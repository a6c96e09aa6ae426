import { valuesFormOn } from "@crewline/domain/rules/custom-field-setup/field-forms";
import { valueDraft } from "@crewline/domain/rules/custom-fields/field-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { RecordForm } from "../../../ui/forms/record-form.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../../ui/forms/use-record-draft.ts";
import { MoreInput } from "./more-input.tsx";
import type { MoreDetails } from "./use-more-details.ts";

interface MoreFormProps {
  employeeId: string;
  /** "employee" where employees edit their own record. */
  by: "role" | "employee";
  details: MoreDetails;
  /** Called after saving and after Cancel. */
  onDone: () => void;
}

/** The custom fields of an employee, as far as they may be changed. */
export function MoreForm({ employeeId, by, details, onDone }: MoreFormProps) {
  const { fields, values } = details;
  const record = useRecordDraft(details, draftOf);
  const save = useSaveValues(by);
  const form = useCheckedForm(valuesFormOn(fields, values), save);
  const notify = useNotice();

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const saved = await form.submit({ employeeId, expectedVersion, draft });
    if (saved === null) return null;
    notify("Saved.");
    onDone();
    return saved.version;
  };

  return (
    <RecordForm
      record={record}
      onSave={handleSave}
      isRunning={form.isRunning}
      problem={form.problem}
      mayEdit
      onCancel={onDone}
    >
      {fields.map((field, index) => (
        <MoreInput
          key={field.id}
          field={field}
          value={record.draft[field.id] ?? ""}
          onChange={(value) => record.change({ [field.id]: value })}
          error={form.errorOf(`values.${field.id}`)}
          autoFocus={index === 0}
        />
      ))}
    </RecordForm>
  );
}

function draftOf({ fields, values }: MoreDetails): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.id, valueDraft(field, values[field.id])] as const),
  );
}

/** Saves custom fields by the right of a role, or as the employee whose record it is. */
function useSaveValues(by: MoreFormProps["by"]) {
  const ofRole = useCommand(trpc.employees.saveFieldValues.mutationOptions());
  const own = useCommand(trpc.employees.saveOwnFieldValues.mutationOptions());
  type Input = Parameters<typeof ofRole.run>[0];
  const run = ({ employeeId: _own, ...input }: Input) => own.run(input);
  return by === "role" ? ofRole : { ...own, run };
}
