import FilterList from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useState } from "react";

interface FilterSheetProps {
  /** On the button of a phone, with how many filters are set. */
  label: string;
  doneLabel: string;
  children: ReactNode;
}

/** Filters in the row of the others at a desk; on phones in a sheet behind a button. */
export function FilterSheet({ label, doneLabel, children }: FilterSheetProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FilterList />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        sx={{ zIndex: "modal" }}
        slotProps={{ paper: { role: "dialog", "aria-modal": true, "aria-label": label } }}
      >
        <Stack spacing={2} sx={{ p: 2 }}>
          {children}
          <Button variant="contained" onClick={close}>
            {doneLabel}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
