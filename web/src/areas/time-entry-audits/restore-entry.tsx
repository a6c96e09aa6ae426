import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { TimeEntry, WorkSpan } from "@crewline/domain/records/time-entries/time-entry";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import { restoredSpan } from "@crewline/domain/rules/audits/restored-span";
import { mayBeCorrected } from "@crewline/domain/rules/time-entries/review";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { timeEntrySource } from "../../live/time-entries.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { readAuditsAgain } from "./use-audit-pages.ts";

/** Restores the times before a change, as a correction of its own; nothing where that is impossible. */
export function RestoreEntry({ row }: { row: AuditRow }) {
  const mayEdit = useMay("timeEntries", "edit");
  const [isOpen, setIsOpen] = useState(false);
  const actor = useActor();
  const id = timeEntryIdSchema.safeParse(row.recordId).data;
  const found = useLive(mayEdit && id !== undefined ? timeEntrySource(actor, id) : null);
  const entry = found.status === "ready" ? found.data : null;
  if (entry === null || !mayBeCorrected(entry)) return null;
  const payable = restoredSpan(entry.payable, row);
  if (payable === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Restore these times</Button>
      {isOpen && <RestoreDialog entry={entry} payable={payable} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface RestoreDialogProps {
  entry: TimeEntry;
  payable: WorkSpan;
  onClose: () => void;
}

function RestoreDialog({ entry, payable, onClose }: RestoreDialogProps) {
  const locale = useLocale();
  const { id: entryId, version: expectedVersion, locationId, jobRoleId, note } = entry;
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.timeEntries.correct.mutationOptions()),
    input: ({ reason }) => ({
      entryId,
      expectedVersion,
      locationId,
      jobRoleId,
      note,
      payable,
      reason,
    }),
    saved: "Times restored. The change is in the audit trail.",
    onSaved: async () => {
      onClose();
      await readAuditsAgain();
    },
  });
  return (
    <EditDialog
      form={form}
      title="Restore these times"
      submitLabel="Restore"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        The entry becomes {formatWorkSpan(payable, entry, locale)} again. This is a new correction.
      </Typography>
      <ReasonInput form={form} />
    </EditDialog>
  );
}
