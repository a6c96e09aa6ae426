import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { CopySettingsDialog } from "./copy-settings-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

interface LocationActionsProps {
  location: LocationRecord;
  /** Shows another location in the panel. */
  onOpen: (locationId: LocationId) => void;
}

type Act = "duplicate" | "copy" | "archive" | "restore";

/** The actions on a location other than changing it. */
export function LocationActions({ location, onOpen }: LocationActionsProps) {
  // The dialog keeps the location as it was: archiving it must not end the dialog.
  const [open, setOpen] = useState<{ act: Act; which: LocationRecord } | null>(null);
  const start = (act: Act) => setOpen({ act, which: location });
  const close = () => setOpen(null);
  const isActive = location.status === "active";
  return (
    <>
      <Acts>
        <Button onClick={() => start("duplicate")}>Duplicate</Button>
      </Acts>
      <Acts>
        <Button onClick={() => start("copy")}>Copy settings</Button>
      </Acts>
      <Acts>
        <Button
          color={isActive ? "error" : "primary"}
          onClick={() => start(isActive ? "archive" : "restore")}
        >
          {isActive ? "Archive" : "Restore"}
        </Button>
      </Acts>
      {open?.act === "duplicate" && (
        <DuplicateDialog location={open.which} onAdded={onOpen} onClose={close} />
      )}
      {open?.act === "copy" && <CopySettingsDialog source={open.which} onClose={close} />}
      {open?.act === "archive" && <ArchiveDialog locations={[open.which]} onClose={close} />}
      {open?.act === "restore" && <RestoreDialog location={open.which} onClose={close} />}
    </>
  );
}
