import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import type { TableSelection } from "./table-column.ts";
import { useHotkey } from "../keyboard/use-hotkey.ts";
import { useNoticesAbove } from "../notices/use-notices-above.ts";

interface BulkBarProps {
  selection: TableSelection;
  /** Every row that the filter lets through, also those that are not in view. */
  allIds: readonly string[];
}

/**
 * Offers actions for the selected rows. It comes in below the rows and stays in view there, so
 * that no row moves from under the pointer.
 */
export function BulkBar({ selection, allIds }: BulkBarProps) {
  const { size } = selection.selectedIds;
  const clear = () => selection.onChange(new Set());
  useHotkey("Escape", clear);
  const bar = useRef<HTMLDivElement>(null);
  useNoticesAbove(bar);
  return (
    <Paper
      ref={bar}
      component="section"
      aria-label="Selected rows"
      variant="outlined"
      sx={{
        position: "sticky",
        bottom: "calc(8px + var(--tab-bar, 0px))",
        zIndex: 3,
        mt: 1,
        px: 2,
        py: 1,
        boxShadow: 3,
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Typography component="output" sx={{ mr: 1 }}>
          {`${size} selected`}
        </Typography>
        {selection.actions}
        {size < allIds.length && (
          <Button color="inherit" onClick={() => selection.onChange(new Set(allIds))}>
            {`Select all ${allIds.length}`}
          </Button>
        )}
        <Button color="inherit" onClick={clear}>
          Clear selection
        </Button>
      </Stack>
    </Paper>
  );
}
