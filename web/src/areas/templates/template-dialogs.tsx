import { z } from "zod/mini";
import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { useState } from "react";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import {
  addChecklistTemplateSchema,
  saveChecklistTemplateSchema,
} from "@crewline/domain/records/checklists/checklist-template";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import type { Form } from "../../ui/forms/form-definition.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { PhonePreview } from "./phone-preview.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import { draftOfTemplate, termsOfDraft } from "./template-draft.ts";
import { TemplateFields } from "./template-fields.tsx";

interface AddTemplateDialogProps {
  /** A starter, a copy or an empty checklist. */
  start: TemplateDraft;
  onClose: () => void;
}

/** Adds a checklist template. */
export function AddTemplateDialog({ start, onClose }: AddTemplateDialogProps) {
  const form = useForm({
    suggested: start,
    schema: z.omit(addChecklistTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.templates.add.mutationOptions()),
    input: (draft) => ({ template: termsOfDraft(draft) }),
    fieldsAt: "template",
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  return (
    <TemplateDialog
      form={form}
      title="Add checklist"
      submitLabel="Add checklist"
      onClose={onClose}
    />
  );
}

interface EditTemplateDialogProps {
  template: ChecklistTemplate;
  onClose: () => void;
}

/** Changes a checklist template; lists that were made before keep what they had. */
export function EditTemplateDialog({ template, onClose }: EditTemplateDialogProps) {
  const form = useRecordForm({
    record: template,
    draftOf: draftOfTemplate,
    schema: z.omit(saveChecklistTemplateSchema, { idempotencyKey: true }),
    command: useCommand(trpc.templates.save.mutationOptions()),
    input: (draft, expectedVersion) => ({
      templateId: template.id,
      expectedVersion,
      template: termsOfDraft(draft),
    }),
    fieldsAt: "template",
    saved: ({ name }) => `${name.trim()} is saved. It applies from the next list on.`,
    onSaved: onClose,
  });
  return <TemplateDialog form={form} title="Edit checklist" submitLabel="Save" onClose={onClose} />;
}

interface TemplateDialogProps {
  form: ComponentProps<typeof EditDialog>["form"] & Form<TemplateDraft>;
  title: string;
  submitLabel: string;
  onClose: () => void;
}

function TemplateDialog({ form, ...words }: TemplateDialogProps) {
  return (
    <EditDialog form={form} maxWidth="md" back={<PreviewButton draft={form.draft} />} {...words}>
      <TemplateFields form={form} />
    </EditDialog>
  );
}

function PreviewButton({ draft }: { draft: TemplateDraft }) {
  const [isOpen, setOpen] = useState(false);
  const { name, description, items } = draft;
  return (
    <>
      <Button color="inherit" disabled={items.length === 0} onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && <PhonePreview {...{ name, description, items }} onClose={() => setOpen(false)} />}
    </>
  );
}
