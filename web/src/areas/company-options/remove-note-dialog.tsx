import type { CompanyNote } from "@crewline/domain/records/company/company-note";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

/** Asks before the author removes a note. */
export function RemoveNoteDialog({ note, onClose }: { note: CompanyNote; onClose: () => void }) {
  const remove = useCommand(trpc.companyOptions.removeNote.mutationOptions());
  const notify = useNotice();
  const handleConfirm = async () => {
    const { id: noteId, version: expectedVersion } = note;
    if ((await remove.run({ noteId, expectedVersion })) === null) return;
    notify("Note removed.");
    onClose();
    await queryClient.invalidateQueries(trpc.companyOptions.notes.pathFilter());
  };
  return (
    <ConfirmDialog
      open
      title="Remove this note?"
      text="It is removed for all product staff and cannot be restored."
      confirmLabel="Remove"
      isDangerous
      onConfirm={handleConfirm}
      isRunning={remove.isRunning}
      problem={remove.problem}
      onClose={onClose}
    />
  );
}
