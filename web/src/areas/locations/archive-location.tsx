import Button from "@mui/material/Button";
import { useState } from "react";
import type { Location } from "@crewline/domain/locations/location";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useNotice } from "../../ui/use-notice.ts";

/** Archives a location that is no longer used, or takes an archived one back. */
export function ArchiveLocation({ location }: { location: Location }) {
  const [isAsking, setIsAsking] = useState(false);
  const setStatus = useCommand(trpc.locations.setStatus.mutationOptions());
  const notify = useNotice();
  const isActive = location.status === "active";

  const handleConfirm = async () => {
    const status = isActive ? ("archived" as const) : ("active" as const);
    const { id: locationId, version: expectedVersion } = location;
    if ((await setStatus.run({ locationId, expectedVersion, status })) === null) return;
    setIsAsking(false);
    notify(isActive ? `${location.name} is archived.` : `${location.name} is active again.`);
  };

  return (
    <>
      <Button color={isActive ? "error" : "primary"} onClick={() => setIsAsking(true)}>
        {isActive ? "Archive" : "Restore"}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isActive ? `Archive ${location.name}?` : `Restore ${location.name}?`}
        text={
          isActive
            ? "It can no longer be chosen for shifts and time. Everything recorded there stays."
            : "It can be chosen for shifts and time again."
        }
        confirmLabel={isActive ? "Archive" : "Restore"}
        isDangerous={isActive}
        onConfirm={handleConfirm}
        isRunning={setStatus.isRunning}
        problem={setStatus.problem}
        onClose={() => {
          setIsAsking(false);
          setStatus.clearProblem();
        }}
      />
    </>
  );
}
