import { z } from "zod/mini";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import {
  addShiftTemplateSchema,
  editShiftTemplateSchema,
} from "@crewline/domain/records/schedules/shift-template";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { templateFields, templateForm } from "./template-form.ts";
import { TemplateFields } from "./template-fields.tsx";

interface AddShiftTemplateDialogProps {
  location: Location;
  onClose: () => void;
}

/** Adds a shift template to a location. */
export function AddShiftTemplateDialog({ location, onClose }: AddShiftTemplateDialogProps) {
  const form = useForm({
    suggested: templateForm(null),
    schema: z.omit(addShiftTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.schedules.addShiftTemplate.mutationOptions()),
    input: (draft) => ({ ...templateFields(draft), locationId: location.id }),
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  return (
    <EditDialog form={form} title="Add shift template" submitLabel="Add template" onClose={onClose}>
      <TemplateFields form={form} />
    </EditDialog>
  );
}

interface EditShiftTemplateDialogProps {
  template: ShiftTemplate;
  onClose: () => void;
}

/** Changes a shift template, archives or restores it. */
export function EditShiftTemplateDialog({ template, onClose }: EditShiftTemplateDialogProps) {
  const { id: templateId, version: expectedVersion } = template;
  const form = useForm({
    suggested: templateForm(template),
    schema: z.omit(editShiftTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.schedules.editShiftTemplate.mutationOptions()),
    input: (draft) => {
      const { isArchived } = draft;
      return { ...templateFields(draft), isArchived, templateId, expectedVersion };
    },
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Edit shift template"
      submitLabel="Save template"
      onClose={onClose}
    >
      <TemplateFields form={form} />
      <CheckInput
        label="Archived"
        value={form.draft.isArchived}
        onChange={(isArchived) => form.change({ isArchived })}
        help="Archived templates are not offered. Shifts planned with them stay."
      />
    </EditDialog>
  );
}
