import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const panel = lazyPart(async () => (await import("./employee-panel.tsx")).EmployeePanel);
const addDialog = lazyPart(
  async () => (await import("./add-employee-dialog.tsx")).AddEmployeeDialog,
);
const pasteDialog = lazyPart(
  async () => (await import("./paste-people-dialog.tsx")).PastePeopleDialog,
);
const importDialog = lazyPart(
  async () => (await import("./import-people-dialog.tsx")).ImportPeopleDialog,
);
const recentBatches = lazyPart(
  async () => (await import("./recent-people-batches.tsx")).RecentPeopleBatches,
);
const bulkActions = lazyPart(
  async () => (await import("./bulk-employee-actions.tsx")).BulkEmployeeActions,
);

export const LazyEmployeePanel = panel.Part;
export const LazyAddEmployeeDialog = addDialog.Part;
export const LazyPastePeopleDialog = pasteDialog.Part;
export const LazyImportPeopleDialog = importDialog.Part;
export const LazyRecentPeopleBatches = recentBatches.Part;
export const LazyBulkEmployeeActions = bulkActions.Part;

export const employeePreloads = [panel.preload, addDialog.preload, pasteDialog.preload];
