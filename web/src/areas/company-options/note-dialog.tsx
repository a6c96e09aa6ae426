import { z } from "zod/mini";
import type { CompanyNote } from "@crewline/domain/records/company/company-note";
import { saveCompanyNoteSchema } from "@crewline/domain/records/company/company-note";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { Tenant } from "./company-list.tsx";

interface NoteDialogProps {
  company: Tenant;
  /** Null for a new one. */
  note: CompanyNote | null;
  onClose: () => void;
}

const inputSchema = z.omit(saveCompanyNoteSchema, { idempotencyKey: true });

/** Adds a note about a company, or edits the author's own note. */
export function NoteDialog({ company, note, onClose }: NoteDialogProps) {
  const { companyId, name } = company;
  const form = useRecordForm({
    record: note ?? { text: "", version: 0 },
    draftOf: ({ text }) => ({ text }),
    schema: inputSchema,
    command: useCommand(trpc.companyOptions.saveNote.mutationOptions()),
    input: ({ text }, expectedVersion) => ({
      companyId,
      noteId: note?.id ?? null,
      expectedVersion,
      text,
    }),
    saved: "Note saved.",
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.companyOptions.notes.pathFilter());
    },
  });
  return (
    <EditDialog
      form={form}
      title={note === null ? `Note on ${name}` : "Edit note"}
      submitLabel="Save"
      onClose={onClose}
    >
      <TextInput
        label="Note"
        value={form.draft.text}
        onChange={(text) => form.change({ text })}
        error={form.errorOf("text")}
        help="Only product staff can read it."
        rows={4}
        maxLength={2000}
        isRequired
      />
    </EditDialog>
  );
}
