import type { Location } from "@crewline/domain/locations/location";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useNotice } from "../../ui/use-notice.ts";

interface RestoreDialogProps {
  location: Location;
  onClose: () => void;
}

/** Takes an archived location back. */
export function RestoreDialog({ location, onClose }: RestoreDialogProps) {
  const setStatus = useCommand(trpc.locations.setStatus.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    const { id: locationId, version: expectedVersion, name } = location;
    const input = { locationId, expectedVersion, status: "active" as const };
    if ((await setStatus.run(input)) === null) return;
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
      isRunning={setStatus.isRunning}
      problem={setStatus.problem}
      onClose={onClose}
    />
  );
}
