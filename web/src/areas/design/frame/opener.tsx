import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useState } from "react";

interface OpenerProps {
  label: string;
  /** What opens. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, a panel or a sheet. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
