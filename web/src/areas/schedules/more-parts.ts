import type { Step } from "./undo/undo-stack.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const { Part: LazyRecentShiftBatches } = lazyPart(
  async () => (await import("./copies/recent-shift-batches.tsx")).RecentShiftBatches,
);
export const { Part: LazyWeekTemplatesDialog } = lazyPart(
  async () => (await import("./templates/week-templates-dialog.tsx")).WeekTemplatesDialog,
);

export const { Part: LazyShiftTemplatesDialog } = lazyPart(
  async () => (await import("./templates/shift-templates-dialog.tsx")).ShiftTemplatesDialog,
);

export const { Part: LazyRecurringShiftsDialog } = lazyPart(
  async () => (await import("./recurring/recurring-shifts-dialog.tsx")).RecurringShiftsDialog,
);

export const { Part: LazyLedgerDialog } = lazyPart(
  async () => (await import("./ledger/ledger-dialog.tsx")).LedgerDialog,
);

export const { Part: LazyExportWeekDialog } = lazyPart(
  async () => (await import("./files/export-week-dialog.tsx")).ExportWeekDialog,
);

export const { Part: LazyImportShiftsDialog } = lazyPart(
  async () => (await import("./files/import-shifts-dialog.tsx")).ImportShiftsDialog<Step>,
);
