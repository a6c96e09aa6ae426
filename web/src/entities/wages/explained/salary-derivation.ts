import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { ExplainedSalaryProps } from "./explained-salary.tsx";

/** What a salary pays day by day; loaded when it is first opened. */
export const salaryDerivation = lazyPart<ExplainedSalaryProps>(
  async () => (await import("./explained-salary.tsx")).ExplainedSalaryView,
);
