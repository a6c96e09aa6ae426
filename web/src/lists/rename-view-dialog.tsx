import { z } from "zod/mini";
import { renameViewSchema } from "@crewline/domain/records/company/saved-view";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { EditDialog } from "../ui/forms/edit-dialog.tsx";
import { useForm } from "../ui/forms/use-form.ts";
import { TextInput } from "../ui/inputs/text-input.tsx";

interface RenameViewDialogProps {
  screen: string;
  /** As it is now. */
  name: string;
  onClose: () => void;
}

/** Gives a saved view another name. */
export function RenameViewDialog({ screen, name, onClose }: RenameViewDialogProps) {
  const form = useForm({
    suggested: { newName: name },
    schema: z.omit(renameViewSchema, { idempotencyKey: true }),
    command: useCommand(trpc.settings.renameView.mutationOptions()),
    input: ({ newName }) => ({ screen, name, newName }),
    saved: ({ newName }) => `The view is called ${newName.trim()} now.`,
    onSaved: onClose,
  });
  return (
    <EditDialog form={form} title="Rename view" submitLabel="Rename" onClose={onClose}>
      <TextInput
        label="Name"
        value={form.draft.newName}
        onChange={(newName) => form.change({ newName })}
        error={form.errorOf("newName")}
      />
    </EditDialog>
  );
}
