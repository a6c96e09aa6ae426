import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const { Part: LazyFindCoverDialog } = lazyPart(
  async () => (await import("./find-cover-dialog.tsx")).FindCoverDialog,
);
