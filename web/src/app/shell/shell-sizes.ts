/** Widths of the drawer in px. */
export const DRAWER_OPEN = 216;
export const DRAWER_COLLAPSED = 64;

export const BAR_HEIGHT = { xs: 56, sm: 48 } as const;

/** Of the tab bar of phones, above the strip that the device keeps for itself. */
export const TAB_BAR_HEIGHT = "calc(56px + env(safe-area-inset-bottom))";
