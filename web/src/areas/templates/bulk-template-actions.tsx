import { z } from "zod/mini";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { assignChecklistsSchema } from "@crewline/domain/records/checklists/checklist-template";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { useArchive } from "./use-archive.ts";
import { templateNoun } from "./template-list.tsx";

interface BulkTemplateActionsProps {
  templates: readonly ChecklistTemplate[];
  onDone: () => void;
}

/** The actions on selected templates. */
export function BulkTemplateActions({ templates, onDone }: BulkTemplateActionsProps) {
  const [assigned, setAssigned] = useState<readonly ChecklistTemplate[] | null>(null);
  const archive = useArchive();
  const used = templates.filter(({ state }) => state !== "archived");
  const archiveUsed = async () => {
    if (await archive.set(used, "archived")) onDone();
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAssigned(templates)}>
        Add locations
      </Button>
      <Button
        variant="outlined"
        disabled={used.length === 0}
        loading={archive.isRunning}
        onClick={() => void archiveUsed()}
      >
        Archive
      </Button>
      {assigned !== null && (
        <AssignDialog
          templates={assigned}
          onClose={(isDone) => {
            setAssigned(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}

interface AssignDialogProps {
  templates: readonly ChecklistTemplate[];
  onClose: (isDone: boolean) => void;
}

function AssignDialog({ templates, onClose }: AssignDialogProps) {
  const locale = useLocale();
  const none: readonly LocationId[] = [];
  const form = useForm({
    suggested: { locationIds: none },
    schema: z.omit(assignChecklistsSchema, { idempotencyKey: true }),
    command: useCommand(trpc.templates.assign.mutationOptions()),
    input: ({ locationIds }) => ({
      templateIds: templates.map(({ id }) => id),
      locationIds: [...locationIds],
    }),
    saved: (_draft, { changed }) => `${counted(changed, templateNoun, locale)} changed.`,
    onSaved: () => onClose(true),
  });
  return (
    <EditDialog
      form={form}
      title={`Add locations to ${counted(templates.length, templateNoun, locale)}`}
      submitLabel="Add locations"
      onClose={() => onClose(false)}
      maxWidth="xs"
    >
      <LocationsPicker
        label="Locations"
        value={form.draft.locationIds}
        onChange={(locationIds) => form.change({ locationIds })}
        error={form.errorOf("locationIds")}
        isRequired
      />
    </EditDialog>
  );
}
