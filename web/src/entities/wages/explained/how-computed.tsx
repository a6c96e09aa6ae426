import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useState } from "react";

interface HowComputedProps {
  label: string;
  children: ReactNode;
}

/** A button below a figure that opens its calculation in place. */
export function HowComputed({ label, children }: HowComputedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
        sx={{ ml: -0.5 }}
      >
        {label}
      </Button>
      {isOpen && children}
    </>
  );
}
