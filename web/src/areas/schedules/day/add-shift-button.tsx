import Add from "@mui/icons-material/Add";
import Fab from "@mui/material/Fab";
import { formatWeekday } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useRef } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNoticesAbove } from "../../../ui/notices/use-notices-above.ts";

/** Adds a shift on the shown day, within reach of the thumb. */
export function AddShiftButton({ day, onAdd }: { day: LocalDate; onAdd: () => void }) {
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useNoticesAbove(button);
  return (
    <Fab
      ref={button}
      variant="extended"
      color="primary"
      aria-label={`Add shift on ${formatWeekday(day, "long", locale)}`}
      onClick={onAdd}
      sx={{ position: "fixed", right: 16, bottom: "calc(16px + var(--tab-bar, 0px))" }}
    >
      <Add sx={{ mr: 1 }} />
      Add shift
    </Fab>
  );
}
