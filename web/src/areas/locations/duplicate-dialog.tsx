import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { duplicateLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

const inputSchema = duplicateLocationSchema.omit({ idempotencyKey: true });

interface DuplicateDialogProps {
  location: LocationRecord;
  onAdded: (locationId: string) => void;
  onClose: () => void;
}

/** A new location that begins with the settings of this one. */
export function DuplicateDialog({ location, onAdded, onClose }: DuplicateDialogProps) {
  const [name, setName] = useState(`${location.name} 2`);
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.duplicate.mutationOptions()));
  const notify = useNotice();

  const handleSubmit = async () => {
    const added = await form.submit({ locationId: location.id, name });
    if (added === null) return;
    notify(`${name.trim()} is added.`);
    onClose();
    onAdded(added.locationId);
  };

  return (
    <FormDialog
      open
      title={`Duplicate ${location.name}`}
      submitLabel="Duplicate"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="Name of the new location"
        value={name}
        onChange={setName}
        error={form.errorOf("name")}
        isRequired
        autoFocus
      />
      <Typography variant="body2" color="textSecondary">
        It takes over hours, holidays, staffing and budget. Address, phone, cost centre and position
        stay empty; people and shifts stay where they are.
      </Typography>
    </FormDialog>
  );
}
