import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const panel = lazyPart(async () => (await import("./wage-change-panel.tsx")).WageChangePanel);
const addDialog = lazyPart(
  async () => (await import("../../entities/wages/add-wage-change-dialog.tsx")).AddWageChangeDialog,
);
const raiseDialog = lazyPart(async () => (await import("./bulk-raise-dialog.tsx")).BulkRaiseDialog);
const importDialog = lazyPart(
  async () => (await import("./import-wages-dialog.tsx")).ImportWagesDialog,
);
const belowMinimum = lazyPart(
  async () => (await import("./below-minimum-alert.tsx")).BelowMinimumAlert,
  { isDecoration: true },
);
const notices = lazyPart(async () => (await import("./wage-change-notices.tsx")).WageChangeNotices);
const bulkActions = lazyPart(async () => (await import("./bulk-wage-actions.tsx")).BulkWageActions);
const recentBatches = lazyPart(
  async () => (await import("./recent-wage-batches.tsx")).RecentWageBatches,
);

export const LazyRecentWageBatches = recentBatches.Part;
export const LazyBulkWageActions = bulkActions.Part;
export const LazyWageChangePanel = panel.Part;
export const LazyAddWageChangeDialog = addDialog.Part;
export const LazyBulkRaiseDialog = raiseDialog.Part;
export const LazyImportWagesDialog = importDialog.Part;
export const LazyBelowMinimumAlert = belowMinimum.Part;
export const LazyWageChangeNotices = notices.Part;

export const wageChangePreloads = [panel.preload, addDialog.preload];
