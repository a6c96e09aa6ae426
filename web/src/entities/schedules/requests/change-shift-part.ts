import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { ChangeShiftDialogProps } from "./change-shift-dialog.tsx";

export const { Part: LazyChangeShiftDialog, preload: preloadChangeShift } =
  lazyPart<ChangeShiftDialogProps>(
    async () => (await import("./change-shift-dialog.tsx")).ChangeShiftDialog,
  );
