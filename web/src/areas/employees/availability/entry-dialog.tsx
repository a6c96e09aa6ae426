import { z } from "zod/mini";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Availability } from "@crewline/domain/records/employees/availability";
import { saveAvailabilitySchema } from "@crewline/domain/records/employees/availability";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { draftOf, entryFrom, newDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";

const inputSchema = z.omit(saveAvailabilitySchema, { idempotencyKey: true });

interface EntryDialogProps {
  employeeId: EmployeeId;
  said: Availability | null;
  /** The entry to be changed; null adds one. */
  index: number | null;
  today: LocalDate;
  onClose: () => void;
}

/**
 * Adds an entry or changes one. An addition joins whatever others have said since; a change is
 * refused then, because the line may be another one.
 */
export function EntryDialog({ employeeId, said, index, today, onClose }: EntryDialogProps) {
  const [opened] = useState(() => saidSoFar(said));
  const { entries, version } = index === null ? saidSoFar(said) : opened;
  const [suggested] = useState(() => {
    const entry = index === null ? undefined : opened.entries[index];
    return entry === undefined ? newDraft(today) : draftOf(entry);
  });
  const place = index ?? entries.length;
  const form = useForm({
    suggested,
    schema: inputSchema,
    command: useCommand(trpc.employees.saveAvailability.mutationOptions()),
    input: (draft) => ({
      employeeId,
      expectedVersion: version,
      entries: entries.toSpliced(place, 1, entryFrom(draft)),
    }),
    fieldsAt: `entries.${place}`,
    saved: "Saved. Managers see it in the schedule.",
    onSaved: onClose,
  });

  return (
    <EditDialog
      form={form}
      title={index === null ? "Add availability" : "Change availability"}
      submitLabel={index === null ? "Add" : "Save"}
      onClose={onClose}
    >
      <EntryFields
        draft={form.draft}
        onChange={(change) => {
          form.clear();
          form.change(change);
        }}
        errorOf={form.errorOf}
      />
    </EditDialog>
  );
}

/** The entries so far; a person without entries has no version. */
function saidSoFar(said: Availability | null) {
  return { entries: said?.entries ?? [], version: said?.version ?? 0 };
}
