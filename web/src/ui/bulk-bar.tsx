import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { TableSelection } from "./table-column.ts";

/**
 * What can be done with the selected rows. It comes in below the rows and stays in view there, so
 * that no row moves from under the pointer.
 */
export function BulkBar({ selection }: { selection: TableSelection }) {
  return (
    <Paper
      component="section"
      aria-label="Selected rows"
      variant="outlined"
      sx={{ position: "sticky", bottom: 8, zIndex: 3, mt: 1, px: 2, py: 1, boxShadow: 3 }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Typography component="output" sx={{ mr: 1 }}>
          {`${selection.selectedIds.size} selected`}
        </Typography>
        {selection.actions}
        <Button color="inherit" onClick={() => selection.onChange(new Set())}>
          Clear selection
        </Button>
      </Stack>
    </Paper>
  );
}
