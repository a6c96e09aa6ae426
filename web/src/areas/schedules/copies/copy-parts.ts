import type { Step } from "../undo/undo-stack.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: LazyCopyWeeksDialog } = lazyPart(
  async () => (await import("./copy-weeks-dialog.tsx")).CopyWeeksDialog<Step>,
);
