import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

/** Publishing needs the server, so the dialog is not kept on a device. */
export const { Part: LazyPublishDialog } = lazyPart(
  async () => (await import("./publish-dialog.tsx")).PublishDialog,
);
