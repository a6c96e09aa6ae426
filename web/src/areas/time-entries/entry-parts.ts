import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import type { TimesheetsPageProps } from "./timesheets/timesheets-page.tsx";

const timesheets = lazyPart<TimesheetsPageProps>(
  async () => (await import("./timesheets/timesheets-page.tsx")).TimesheetsPage,
);
const importDialog = lazyPart(
  async () => (await import("./imports/import-time-dialog.tsx")).ImportTimeDialog,
);
const recentBatches = lazyPart(
  async () => (await import("./imports/recent-time-batches.tsx")).RecentTimeBatches,
);

export const LazyTimesheetsPage = timesheets.Part;
export const LazyImportTimeDialog = importDialog.Part;
export const LazyRecentTimeBatches = recentBatches.Part;
