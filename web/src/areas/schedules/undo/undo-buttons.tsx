import Redo from "@mui/icons-material/Redo";
import Undo from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import { TipButton } from "../../../ui/acts/tip-button.tsx";
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
      <TipButton
        tip="Undo (Ctrl+Z)"
        size="small"
        aria-label="Undo"
        disabled={!canUndo && !isSaving}
        onClick={() => undo()}
      >
        <Undo />
      </TipButton>
      <TipButton
        tip="Redo (Ctrl+Y)"
        size="small"
        aria-label="Redo"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo />
      </TipButton>
    </Box>
  );
}
