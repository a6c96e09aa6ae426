import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

interface BottomSheetProps {
  isOpen: boolean;
  label: string;
  doneLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Fields over the lower part of a phone's screen. */
export function BottomSheet({ isOpen, label, doneLabel, onClose, children }: BottomSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      sx={{ zIndex: "modal" }}
      slotProps={{ paper: { role: "dialog", "aria-modal": true, "aria-label": label } }}
    >
      <Stack spacing={2} sx={{ p: 2, pb: "calc(16px + env(safe-area-inset-bottom))" }}>
        {children}
        <Button variant="contained" onClick={onClose}>
          {doneLabel}
        </Button>
      </Stack>
    </Drawer>
  );
}
