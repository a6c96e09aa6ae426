import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: LookPart } = lazyPart(
  async () => (await import("./look-settings.tsx")).LookSettings,
);
export const { Part: NotificationsPart } = lazyPart(
  async () => (await import("./notification-settings.tsx")).NotificationSettings,
);
export const { Part: CalendarPart } = lazyPart(
  async () => (await import("./calendar-settings.tsx")).CalendarSettings,
);
export const { Part: DevicesPart } = lazyPart(
  async () => (await import("./device-settings.tsx")).DeviceSettings,
);
export const { Part: KeysPart } = lazyPart(
  async () => (await import("./key-settings.tsx")).KeySettings,
);
export const { Part: OwnContactPart } = lazyPart(
  async () => (await import("./own-contact.tsx")).OwnContact,
);
export const { Part: PinPart } = lazyPart(
  async () => (await import("./pin-settings.tsx")).PinSettings,
);
