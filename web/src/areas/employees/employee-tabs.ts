import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const availability = lazyPart(
  async () => (await import("./availability/availability-tab.tsx")).AvailabilityTab,
);
const timeOff = lazyPart(async () => (await import("./time-off/time-off-tab.tsx")).TimeOffTab);

export const LazyAvailabilityTab = availability.Part;
export const LazyTimeOffTab = timeOff.Part;
