import Button from "@mui/material/Button";
import { useState } from "react";
import type { Location } from "@crewline/domain/locations/location";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { CopySettingsDialog } from "./copy-settings-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";

interface LocationActionsProps {
  location: Location;
  /** Shows another location in the panel. */
  onOpen: (locationId: string) => void;
}

/** What can be done with a location besides changing it. */
export function LocationActions({ location, onOpen }: LocationActionsProps) {
  const [open, setOpen] = useState<"duplicate" | "copy" | "status" | null>(null);
  const close = () => setOpen(null);
  const isActive = location.status === "active";
  return (
    <>
      <Button onClick={() => setOpen("duplicate")}>Duplicate</Button>
      <Button onClick={() => setOpen("copy")}>Copy settings</Button>
      <Button color={isActive ? "error" : "primary"} onClick={() => setOpen("status")}>
        {isActive ? "Archive" : "Restore"}
      </Button>
      {open === "duplicate" && (
        <DuplicateDialog location={location} onAdded={onOpen} onClose={close} />
      )}
      {open === "copy" && <CopySettingsDialog source={location} onClose={close} />}
      {open === "status" && isActive && <ArchiveDialog location={location} onClose={close} />}
      {open === "status" && !isActive && <RestoreDialog location={location} onClose={close} />}
    </>
  );
}
