import Button from "@mui/material/Button";
import { useState } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { CopyToSelectedDialog } from "./copy-settings-dialog.tsx";

interface BulkLocationActionsProps {
  locations: readonly LocationRecord[];
  onDone: () => void;
}

/** The actions on selected locations; archived ones keep what they have. */
export function BulkLocationActions({ locations, onDone }: BulkLocationActionsProps) {
  // The dialog keeps those that were selected when it opened, whatever the list does meanwhile.
  const [open, setOpen] = useState<{ act: "archive" | "copy"; which: readonly LocationRecord[] }>();
  const active = locations.filter(({ status }) => status === "active");
  const close = (isDone: boolean) => {
    setOpen(undefined);
    if (isDone) onDone();
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={active.length === 0}
        onClick={() => setOpen({ act: "copy", which: active })}
      >
        Copy settings
      </Button>
      <Button
        variant="outlined"
        disabled={active.length === 0}
        onClick={() => setOpen({ act: "archive", which: active })}
      >
        Archive
      </Button>
      {open?.act === "copy" && <CopyToSelectedDialog targets={open.which} onClose={close} />}
      {open?.act === "archive" && <ArchiveDialog locations={open.which} onClose={close} />}
    </>
  );
}
