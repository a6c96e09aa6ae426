import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

interface RestoreDialogProps {
  location: LocationRecord;
  onClose: () => void;
}

/** Takes an archived location back. */
export function RestoreDialog({ location, onClose }: RestoreDialogProps) {
  const restore = useCommand(trpc.locations.restore.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    const { id: locationId, version: expectedVersion, name } = location;
    if ((await restore.run({ locationId, expectedVersion })) === null) return;
    notify(`${name} is active again.`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Restore ${location.name}?`}
      text="It can be chosen for shifts and time again."
      confirmLabel="Restore"
      onConfirm={handleConfirm}
      isRunning={restore.isRunning}
      problem={restore.problem}
      onClose={onClose}
    />
  );
}
