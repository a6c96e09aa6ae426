import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { ExplainedWeekProps } from "./explained-week.tsx";

/** How a week, or one of its entries, is counted and paid; loaded when it is first opened. */
export const weekDerivation = lazyPart<ExplainedWeekProps>(
  async () => (await import("./explained-week.tsx")).ExplainedWeekView,
);
