import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: TabletsPart } = lazyPart(
  async () => (await import("./tablet-settings.tsx")).TabletSettings,
);
