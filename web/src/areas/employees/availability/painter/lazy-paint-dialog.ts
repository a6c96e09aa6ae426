import { lazyPart } from "../../../../ui/loading/lazy-part.tsx";

export const { Part: LazyPaintDialog } = lazyPart(
  async () => (await import("./paint-dialog.tsx")).PaintDialog,
);
