import Close from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { ReactNode } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import type { GridSelection } from "./grid-selection.ts";
import type { ShiftClipboard } from "./shift-clipboard.ts";
import { useHeldShifts } from "./shift-clipboard.ts";
import type { BatchActions } from "./use-batch-actions.ts";
import { useChosenCount } from "./use-grid-selection.ts";

interface SelectionBarProps {
  selection: GridSelection;
  clipboard: ShiftClipboard;
  batch: BatchActions;
}

/** What can be done with the chosen shifts, and while they are moved or copied, how to go on. */
export function SelectionBar({ selection, clipboard, batch }: SelectionBarProps) {
  const locale = useLocale();
  const count = useChosenCount(selection);
  const held = useHeldShifts(clipboard);
  if (held?.isWaiting === true) {
    const what = counted(held.shifts.length, nouns.shift, locale);
    return (
      <Bar label="Paste">
        <Words>{`${held.isCut ? "Move" : "Copy"} ${what}: choose a cell`}</Words>
        <Button size="small" color="inherit" onClick={() => clipboard.hold(null)}>
          Cancel
        </Button>
      </Bar>
    );
  }
  if (count === 0) return null;
  const shifts = () => selection.shifts();
  return (
    <Bar label="Selection">
      <Words>{counted(count, nouns.shift, locale)}</Words>
      <Button size="small" color="inherit" onClick={() => batch.cut(shifts(), true)}>
        Move
      </Button>
      <Button size="small" color="inherit" onClick={() => batch.copy(shifts(), true)}>
        Copy
      </Button>
      <Button size="small" color="inherit" onClick={() => batch.unassign(shifts())}>
        Unassign
      </Button>
      <Button size="small" color="inherit" onClick={() => batch.fillRight()}>
        Fill right
      </Button>
      <Button size="small" color="danger" onClick={() => batch.remove(shifts())}>
        Delete
      </Button>
      <IconButton size="small" aria-label="Clear selection" onClick={() => selection.clear()}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Paper elevation={6} role="toolbar" aria-label={label} sx={place}>
      {children}
    </Paper>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ px: 1, fontWeight: 600 }}>
      {children}
    </Typography>
  );
}

/** Above the foot of the grid, so that the totals stay in view. */
const place = {
  position: "fixed",
  left: "50%",
  bottom: 88,
  zIndex: 10,
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  p: 0.5,
  transform: "translateX(-50%)",
  whiteSpace: "nowrap",
} as const;
