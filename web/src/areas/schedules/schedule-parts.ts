import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const { Part: LazyPublicationsDialog } = lazyPart(
  async () => (await import("./publications-dialog.tsx")).PublicationsDialog,
);
