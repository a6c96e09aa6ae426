import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: LazyReasonDialog } = lazyPart(
  async () => (await import("./reason-dialog.tsx")).ReasonDialog,
);
