import { preloadTip } from "../../ui/acts/lazy-tip.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const accountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);
const phoneDrawer = lazyPart(async () => (await import("./phone-drawer.tsx")).PhoneDrawer);
const commandPalette = lazyPart(
  async () => (await import("../palette/command-palette.tsx")).CommandPalette,
);
const helpPanel = lazyPart(async () => (await import("../help/help-parts.ts")).HelpPanel);
const screenHint = lazyPart(async () => (await import("../help/help-parts.ts")).ScreenHint, {
  isDecoration: true,
});

const verifyEmailBanner = lazyPart(
  async () => (await import("./verify-email-banner.tsx")).VerifyEmailBanner,
  { isDecoration: true },
);

const demoBanner = lazyPart(async () => (await import("./demo-banner.tsx")).DemoBanner, {
  isDecoration: true,
});

const viewBanner = lazyPart(async () => (await import("./view-banner.tsx")).ViewBanner, {
  isDecoration: true,
});

const readOnlyBanner = lazyPart(
  async () => (await import("./read-only-banner.tsx")).ReadOnlyBanner,
  { isDecoration: true },
);

const newAlertsCount = lazyPart(
  async () => (await import("./new-alerts-count.tsx")).NewAlertsCount,
  { isDecoration: true },
);

export const LazyNewAlertsCount = newAlertsCount.Part;
export const LazyAccountMenu = accountMenu.Part;
export const LazyPhoneDrawer = phoneDrawer.Part;
export const LazyCommandPalette = commandPalette.Part;
export const LazyHelpPanel = helpPanel.Part;
export const LazyScreenHint = screenHint.Part;
export const LazyDemoBanner = demoBanner.Part;
export const LazyViewBanner = viewBanner.Part;
export const LazyReadOnlyBanner = readOnlyBanner.Part;
export const LazyVerifyEmailBanner = verifyEmailBanner.Part;

export const preloadCommandPalette = commandPalette.preload;
export const preloadHelpPanel = helpPanel.preload;
export const preloadAccountMenu = accountMenu.preload;

/** The parts that the layout opens over itself; a first screen needs none of them. */
export const shellPreloads = [accountMenu.preload, phoneDrawer.preload, preloadTip];
