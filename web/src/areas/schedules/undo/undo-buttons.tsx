import Redo from "@mui/icons-material/Redo";
import Undo from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useIsMutating } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { useRosterUndo } from "./use-undo.ts";

/** Undoes the latest step, and redoes it. */
export function UndoButtons() {
  const { canUndo, canRedo, undo, redo } = useRosterUndo();
  // What is still on its way can be undone as well: the undo waits for it, and says so.
  const isSaving = useIsMutating({ mutationKey: trpc.schedules.pathKey() }) > 0;
  return (
    <Box sx={{ flexShrink: 0, whiteSpace: "nowrap" }}>
      <Tooltip title="Undo (Ctrl+Z)">
        <span>
          <IconButton
            size="small"
            aria-label="Undo"
            disabled={!canUndo && !isSaving}
            onClick={() => undo()}
          >
            <Undo />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Redo (Ctrl+Y)">
        <span>
          <IconButton size="small" aria-label="Redo" disabled={!canRedo} onClick={redo}>
            <Redo />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
