import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const { Part: LazyPublicationsDialog } = lazyPart(
  async () => (await import("./publications-dialog.tsx")).PublicationsDialog,
);

export const { Part: LazyTypeShiftsDialog } = lazyPart(
  async () => (await import("./type-shifts-dialog.tsx")).TypeShiftsDialog,
);
