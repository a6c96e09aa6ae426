import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: AlertsPart } = lazyPart(
  async () => (await import("./alert-settings.tsx")).AlertSettings,
);
