import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ButtonProps } from "@mui/material/Button";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
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
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <ActButton onClick={() => start("duplicate")}>Duplicate</ActButton>
          <ActButton onClick={() => start("copy")}>Copy settings</ActButton>
          <ActButton
            color={isActive ? "error" : "inherit"}
            onClick={() => start(isActive ? "archive" : "restore")}
          >
            {isActive ? "Archive" : "Restore"}
          </ActButton>
        </Stack>
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

function ActButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" color="inherit" {...props} />;
}
