import { lazyPart } from "../../ui/lazy-part.tsx";

/** Few open it, so it comes when it is opened. */
export const { Part: PinPart } = lazyPart(
  async () => (await import("./pin-settings.tsx")).PinSettings,
);
