import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: PayrollFilesPart } = lazyPart(
  async () => (await import("./payroll-file-settings.tsx")).PayrollFileSettings,
);
