import Button from "@mui/material/Button";
import { useState } from "react";
import type { ExplainedWeekProps } from "./explained-week.tsx";
import { weekDerivation } from "./week-derivation.ts";

interface HowComputedProps extends ExplainedWeekProps {
  label: string;
}

/** A button below a figure that opens its calculation in place. */
export function HowComputed({ label, ...week }: HowComputedProps) {
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
      {isOpen && <weekDerivation.Part {...week} />}
    </>
  );
}
