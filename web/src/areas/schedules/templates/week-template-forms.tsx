import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import type { ListedWeekTemplate } from "@crewline/domain/records/schedules/week-template";
import {
  editWeekTemplateSchema,
  saveWeekTemplateSchema,
} from "@crewline/domain/records/schedules/week-template";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { weekName } from "../copies/copy-preview.tsx";
import type { Place } from "../frame/use-place.ts";

/** Saves the week on screen under a name. */
export function SaveWeekTemplateDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const form = useForm({
    suggested: { name: "", withPeople: true },
    schema: z.omit(saveWeekTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.schedules.saveWeekTemplate.mutationOptions()),
    input: (draft) => ({ ...draft, locationId: location.id, weekStart }),
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Save week as template"
      submitLabel="Save template"
      onClose={onClose}
    >
      <Typography>{`${location.name}, ${weekName(weekStart, locale)}`}</Typography>
      <TextInput
        label="Name"
        value={form.draft.name}
        error={form.errorOf("name")}
        onChange={(name) => form.change({ name })}
        isRequired
      />
      <CheckInput
        label="Save with people"
        value={form.draft.withPeople}
        onChange={(withPeople) => form.change({ withPeople })}
        help="Without people, the template fills weeks with open shifts."
      />
    </EditDialog>
  );
}

interface EditWeekTemplateDialogProps {
  template: ListedWeekTemplate;
  onClose: () => void;
}

/** Renames a week template, archives or restores it. */
export function EditWeekTemplateDialog({ template, onClose }: EditWeekTemplateDialogProps) {
  const { id: templateId, version: expectedVersion } = template;
  const form = useForm({
    suggested: { name: template.name, isArchived: template.isArchived },
    schema: z.omit(editWeekTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.schedules.editWeekTemplate.mutationOptions()),
    input: (draft) => ({ ...draft, templateId, expectedVersion }),
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Edit week template"
      submitLabel="Save template"
      onClose={onClose}
    >
      <TextInput
        label="Name"
        value={form.draft.name}
        error={form.errorOf("name")}
        onChange={(name) => form.change({ name })}
        isRequired
      />
      <CheckInput
        label="Archived"
        value={form.draft.isArchived}
        onChange={(isArchived) => form.change({ isArchived })}
        help="Archived templates are not offered. Shifts planned with them stay."
      />
    </EditDialog>
  );
}
