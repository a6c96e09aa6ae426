import { lazyPart } from "../../ui/lazy-part.tsx";

const availability = lazyPart(
  async () => (await import("./availability/availability-tab.tsx")).AvailabilityTab,
);

export const LazyAvailabilityTab = availability.Part;
