import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: LazyLockWeekDialog } = lazyPart(
  async () => (await import("./lock-dialogs.tsx")).LockWeekDialog,
);

export const { Part: LazyUnlockWeekDialog } = lazyPart(
  async () => (await import("./lock-dialogs.tsx")).UnlockWeekDialog,
);
