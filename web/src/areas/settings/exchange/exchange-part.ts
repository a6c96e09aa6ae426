import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: ExchangePart } = lazyPart(
  async () => (await import("./exchange-settings.tsx")).ExchangeSettings,
);
