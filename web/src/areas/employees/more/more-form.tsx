import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../../../locale/use-locale.ts";
import { valuesFormOn } from "@crewline/domain/projections/custom-fields/field-forms";
import { valueDraft } from "@crewline/domain/words/custom-fields/field-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { MoreInput } from "./more-input.tsx";
import type { MoreDetails } from "./use-more-details.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";

interface MoreFormProps {
  employeeId: EmployeeId;
  /** "employee" where employees edit their own record. */
  by: "role" | "employee";
  details: MoreDetails;
  /** Called after saving and after Cancel. */
  onDone: () => void;
}

/** The custom fields of an employee, as far as they may be changed. */
export function MoreForm({ employeeId, by, details, onDone }: MoreFormProps) {
  const locale = useLocale();
  const { fields, values } = details;
  const form = useRecordForm({
    record: details,
    draftOf: (one) => draftOf(one, locale),
    schema: valuesFormOn(fields, values, locale),
    command: useSaveValues(by),
    input: (draft, expectedVersion) => ({ employeeId, expectedVersion, draft }),
    fieldsAt: "values",
    saved: "Saved.",
    onSaved: onDone,
  });

  return (
    <EditForm form={form} onCancel={onDone}>
      {fields.map((field, index) => (
        <MoreInput
          key={field.id}
          field={field}
          value={form.draft[field.id] ?? ""}
          onChange={(value) => form.change({ [field.id]: value })}
          error={form.errorOf(field.id)}
          autoFocus={index === 0}
        />
      ))}
    </EditForm>
  );
}

function draftOf({ fields, values }: MoreDetails, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.id, valueDraft(field, values[field.id], locale)] as const),
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
