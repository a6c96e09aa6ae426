import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const { Part: LazyPublicationsDialog } = lazyPart(
  async () => (await import("./published/publications-dialog.tsx")).PublicationsDialog,
);

export const { Part: LazyUnpublishDialog } = lazyPart(
  async () => (await import("./published/unpublish-dialog.tsx")).UnpublishDialog,
);

const typeShiftsDialog = lazyPart(
  async () => (await import("./type-shifts-dialog.tsx")).TypeShiftsDialog,
);
export const LazyTypeShiftsDialog = typeShiftsDialog.Part;

/** A key opens it, so it is there also when the connection is lost. */
export const schedulePreloads = [typeShiftsDialog.preload];

export const { Part: LazyDayTimeline } = lazyPart(
  async () => (await import("./timeline/day-timeline.tsx")).DayTimeline,
);

export const { Part: LazyTemplateTray } = lazyPart(
  async () => (await import("./tray/template-tray.tsx")).TemplateTray,
  { isDecoration: true },
);

export const { Part: LazyAllLocations } = lazyPart(
  async () => (await import("./overview/all-locations.tsx")).AllLocations,
);

export const { Part: LazyFourWeeks } = lazyPart(
  async () => (await import("./overview/four-weeks.tsx")).FourWeeks,
);
