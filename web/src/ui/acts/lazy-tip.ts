import { lazyPart } from "../loading/lazy-part.tsx";

const tip = lazyPart(async () => (await import("./tip.tsx")).Tip, { isDecoration: true });

export const LazyTip = tip.Part;
export const preloadTip = tip.preload;
