/** Widths of the drawer in px: open, and collapsed on narrow and on wider screens. */
export const DRAWER_OPEN = 240;
export const DRAWER_COLLAPSED = { xs: 56, sm: 64 } as const;

export const BAR_HEIGHT = { xs: 56, sm: 64 } as const;
