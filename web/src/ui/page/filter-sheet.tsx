import FilterList from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { useState } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { useOnceTrue } from "../state/use-once-true.ts";

const { Part: BottomSheet, preload } = lazyPart(
  async () => (await import("./bottom-sheet.tsx")).BottomSheet,
);

interface FilterSheetProps {
  /** On the button of a phone, with how many filters are set. */
  label: string;
  doneLabel: string;
  children: ReactNode;
}

/** Filters in the row of the others at a desk; on phones in a sheet behind a button. */
export function FilterSheet({ label, doneLabel, children }: FilterSheetProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnceTrue(isOpen);
  if (!isPhone) return children;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isNeeded && (
        <BottomSheet {...{ isOpen, label, doneLabel }} onClose={() => setOpen(false)}>
          {children}
        </BottomSheet>
      )}
    </>
  );
}
