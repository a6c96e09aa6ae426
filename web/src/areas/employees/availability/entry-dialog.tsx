import { useState } from "react";
import type { Availability } from "@crewline/domain/records/employees/availability";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { draftOf, entryFrom, newDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { saidSoFar, useAvailabilityList } from "./use-availability-list.ts";

interface EntryDialogProps {
  employeeId: string;
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
  const [draft, setDraft] = useState(() => {
    const entry = index === null ? undefined : opened.entries[index];
    return entry === undefined ? newDraft(today) : draftOf(entry);
  });
  const place = index ?? entries.length;
  const list = useAvailabilityList(employeeId);
  const notify = useNotice();

  const handleSubmit = async () => {
    const changed = entryFrom(draft);
    const saved = await list.save(entries.toSpliced(place, 1, changed), version);
    if (saved === null) return;
    notify("Saved. Managers see it in the schedule.");
    onClose();
  };

  return (
    <FormDialog
      open
      title={index === null ? "Add availability" : "Change availability"}
      submitLabel={index === null ? "Add" : "Save"}
      onSubmit={handleSubmit}
      isRunning={list.isRunning}
      problem={list.problem}
      onClose={onClose}
    >
      <EntryFields
        draft={draft}
        onChange={(change) => {
          list.clear();
          setDraft((before) => ({ ...before, ...change }));
        }}
        errorOf={(field) => list.errorOf(`entries.${place}.${field}`)}
      />
    </FormDialog>
  );
}
