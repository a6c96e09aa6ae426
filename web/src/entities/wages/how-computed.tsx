import Button from "@mui/material/Button";
import { useState } from "react";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import type { ExplainedWeekProps } from "./explained-week.tsx";

const explained = lazyPart<ExplainedWeekProps>(
  async () => (await import("./explained-week.tsx")).ExplainedWeekView,
);

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
      {isOpen && <explained.Part {...week} />}
    </>
  );
}
