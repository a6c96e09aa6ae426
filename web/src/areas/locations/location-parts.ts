import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const panel = lazyPart(async () => (await import("./location-panel.tsx")).LocationPanel);
const addDialog = lazyPart(
  async () => (await import("./add-location-dialog.tsx")).AddLocationDialog,
);
const importDialog = lazyPart(
  async () => (await import("./import-locations-dialog.tsx")).ImportLocationsDialog,
);
const pairDialog = lazyPart(
  async () => (await import("./pair-tablet-dialog.tsx")).PairTabletDialog,
);
const bulkActions = lazyPart(
  async () => (await import("./bulk-location-actions.tsx")).BulkLocationActions,
);
const recentBatches = lazyPart(
  async () => (await import("./recent-location-batches.tsx")).RecentLocationBatches,
);

export const LazyRecentLocationBatches = recentBatches.Part;
export const LazyBulkLocationActions = bulkActions.Part;
export const LazyLocationPanel = panel.Part;
export const LazyAddLocationDialog = addDialog.Part;
export const LazyImportLocationsDialog = importDialog.Part;
export const LazyPairTabletDialog = pairDialog.Part;

export const locationPreloads = [panel.preload, addDialog.preload];
