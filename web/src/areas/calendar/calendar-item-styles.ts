import type { Theme } from "@mui/material/styles";

type Vars = Theme["vars"];

/** The colours of the theme for the library's own parts. */
export const libraryColours = (vars: Vars) => ({
  "--fc-classic-background": vars.palette.background.paper,
  "--fc-classic-border": vars.palette.divider,
  "--fc-classic-strong-border": vars.palette.divider,
  "--fc-classic-foreground": vars.palette.text.primary,
  "--fc-classic-muted-foreground": vars.palette.text.secondary,
  "--fc-classic-faint-foreground": vars.palette.text.secondary,
  "--fc-classic-faint": vars.palette.action.hover,
  "--fc-classic-muted": vars.palette.action.hover,
  "--fc-classic-strong": vars.palette.action.selected,
  "--fc-classic-primary": vars.palette.primary.main,
  "--fc-classic-primary-foreground": vars.palette.primary.contrastText,
  "--fc-classic-event": "transparent",
  "--fc-classic-event-contrast": vars.palette.text.primary,
  "--fc-classic-highlight": `color-mix(in srgb, ${vars.palette.secondary.main} 18%, transparent)`,
  "--fc-classic-today": `color-mix(in srgb, ${vars.palette.primary.main} 7%, transparent)`,
  "--fc-classic-now": vars.palette.danger.main,
});

/** The items in a cell of the grid, and in the list of those that have no room in it. */
export const itemStyles = (vars: Vars) =>
  ({
    "& .item-frame": {
      minHeight: 22,
      marginBottom: 2,
      border: 0,
      backgroundColor: "transparent",
      boxShadow: "none",
    },
    "& .item-frame:focus-visible": { outline: `2px solid ${vars.palette.primary.main}` },
    "& .item": {
      display: "block",
      width: "100%",
      height: "100%",
      padding: "1px 5px",
      borderRadius: 4,
      borderInlineStart: "3px solid var(--item)",
      backgroundColor: `color-mix(in srgb, var(--item) 16%, ${vars.palette.background.paper})`,
      color: vars.palette.text.primary,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      cursor: "pointer",
    },
    // Framed, so that a request for several days shows how many.
    "& .item.waiting": {
      borderInlineStartStyle: "dashed",
      outlineStyle: "dashed",
      outlineWidth: 1,
      outlineColor: "var(--item)",
      outlineOffset: -1,
      backgroundColor: "transparent",
    },
    "& .item.lines-all": { whiteSpace: "normal" },
    "& .item.lines-all .title, & .item.lines-all .detail": {
      display: "block",
      marginInlineStart: 0,
    },
    "& .item.lines-two .title": { display: "block", overflow: "hidden", textOverflow: "ellipsis" },
    "& .item.lines-two .detail": { display: "none" },
    "& .item .time": { fontVariantNumeric: "tabular-nums", marginInlineEnd: 4 },
    "& .item .title": { fontWeight: 600 },
    "& .item .detail": { color: vars.palette.text.secondary, marginInlineStart: 4 },
  }) as const;
