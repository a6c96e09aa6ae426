/** Widths of the drawer in px. */
export const DRAWER_OPEN = 240;
export const DRAWER_COLLAPSED = 64;

export const BAR_HEIGHT = { xs: 56, sm: 64 } as const;
