import { z } from "zod/mini";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Typography from "@mui/material/Typography";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { duplicateLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

const inputSchema = z.omit(duplicateLocationSchema, { idempotencyKey: true });

interface DuplicateDialogProps {
  location: LocationRecord;
  onAdded: (locationId: LocationId) => void;
  onClose: () => void;
}

/** A new location that begins with the settings of this one. */
export function DuplicateDialog({ location, onAdded, onClose }: DuplicateDialogProps) {
  const form = useForm({
    suggested: { name: `${location.name} 2` },
    schema: inputSchema,
    command: useCommand(trpc.locations.duplicate.mutationOptions()),
    input: ({ name }) => ({ locationId: location.id, name }),
    saved: ({ name }) => `${name.trim()} is added.`,
    onSaved: ({ locationId }) => {
      onClose();
      onAdded(locationId);
    },
  });

  return (
    <EditDialog
      form={form}
      title={`Duplicate ${location.name}`}
      submitLabel="Duplicate"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="Name of the new location"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        isRequired
        autoFocus
      />
      <Typography variant="body2" color="textSecondary">
        It takes over hours, holidays, staffing and budget. Address, phone, cost centre and position
        stay empty; people and shifts stay where they are.
      </Typography>
    </EditDialog>
  );
}
