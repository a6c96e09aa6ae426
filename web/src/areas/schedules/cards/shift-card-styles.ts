import { styled } from "@mui/material/styles";
import type { Theme } from "@mui/material/styles";
import { heardOnly } from "../../../ui/page/heard-only.ts";
import { hoveredTint, tint } from "../../../ui/page/tint.ts";

/**
 * Styles the shift cards below it by class name. The state shows by pattern and mark as well as by
 * colour: drafts are hatched with a dashed edge, published ones solid, changes carry a star.
 */
export const ShiftCards = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    "& .shift": {
      "--role": palette.text.secondary,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 6,
      width: "100%",
      minHeight: 32,
      padding: "3px 6px",
      font: "inherit",
      textAlign: "left",
      lineHeight: "18px",
      color: palette.text.primary,
      backgroundColor: tint("var(--role)", palette.background.paper),
      border: `1px solid color-mix(in srgb, var(--role) 60%, ${palette.text.primary})`,
      borderLeft: "4px solid var(--role)",
      borderRadius: 4,
      cursor: "pointer",
      position: "relative",
    },
    "& .shift:hover": {
      backgroundColor: hoveredTint("var(--role)", palette.background.paper),
    },
    "& .shift:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    "& .heard": heardOnly,
    ...stateCards(palette),
    "& .shift .time": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
    "& .shift .role": {
      color: palette.text.secondary,
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "& .shift .mark": {
      marginLeft: "auto",
      width: 14,
      height: 14,
      flexShrink: 0,
      fill: "currentColor",
    },
    "& .shift .late": { fontSize: 11, color: palette.text.secondary },
    ...singleLine,
    ...otherCards(palette),
  };
});

/** Cards of the grid have one line, so that all rows of one shift are equally high. */
const singleLine = {
  "& .shift .facts": { display: "contents", backgroundColor: "inherit" },
  "& .shift.single": {
    flexWrap: "nowrap",
    minHeight: 28,
    height: 28,
    overflow: "hidden",
    whiteSpace: "nowrap",
    // Two marks leave the time its room.
    columnGap: 3,
    touchAction: "pan-y",
  },
  "& .shift.single .time": { flexShrink: 0 },
  // The edges that change the start and the end.
  "& .shift.single:hover::before, & .shift.single:hover::after": {
    content: '""',
    position: "absolute",
    top: 0,
    bottom: 0,
    width: 7,
    cursor: "ew-resize",
  },
  "& .shift.single:hover::before": { left: -4 },
  "& .shift.single:hover::after": { right: 0 },
  // The card has no room for "next day", which its name says.
  "& .shift.single .late": { flexShrink: 0 },
  "& .shift.single .late::after": { content: '"+1" / ""' },
  // A job role whose first letters do not fit beside the time wraps out of sight: the edge of the
  // card has its colour.
  "& .shift.single .facts": {
    display: "flex",
    flexWrap: "wrap",
    flex: "1 1 auto",
    columnGap: 6,
    minWidth: 0,
    height: 18,
    overflow: "clip",
  },
  "& .shift.single .role": { flex: "1 1 4ch", minWidth: "4ch", fontSize: 12 },
} as const;

/** How a card shows its state. */
function stateCards(
  palette: Pick<Theme["palette"], "action" | "background" | "divider" | "secondary" | "text">,
) {
  return {
    "& .shift.draft": {
      borderStyle: "dashed",
      borderLeftStyle: "solid",
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${palette.action.selected} 6px 8px)`,
    },
    "& .shift.changed": { borderStyle: "dotted", borderLeftStyle: "solid" },
    "& .shift.selected": {
      outline: `2px solid ${palette.secondary.main}`,
      outlineOffset: -1,
      zIndex: 1,
    },
    "& .shift.unassigned": { borderLeftStyle: "double" },
    // Paler by its colours alone: text that fades with the card is too pale to read, and a card
    // waits for as long as the device is offline.
    "& .shift.saving": {
      backgroundColor: palette.background.paper,
      borderColor: palette.divider,
      borderLeftColor: `color-mix(in srgb, var(--role) 50%, ${palette.background.paper})`,
      cursor: "progress",
    },
    "& .shift.cut": { outline: `2px dashed ${palette.text.secondary}`, outlineOffset: -2 },
  };
}

/** Cards that are not edited here: shifts elsewhere, and removed ones that staff still see. */
function otherCards(palette: Pick<Theme["palette"], "action" | "secondary" | "text" | "warning">) {
  return {
    ...editorMark(palette),
    "& .shift .recurring": { width: 12, height: 12, flexShrink: 0, fill: palette.text.secondary },
    "& .shift .overridden": { fill: palette.warning.main },
    "& .shift .overridden + .mark": { marginLeft: 0 },
    "& .removed": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 6,
      padding: "3px 6px",
      lineHeight: "18px",
      color: palette.text.secondary,
      border: `1px dashed ${palette.text.secondary}`,
      borderRadius: 4,
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 6px, ${palette.action.selected} 6px 7px)`,
      cursor: "default",
    },
    "& .removed .late": { fontSize: 11 },
    "& .link": {
      border: 0,
      padding: "3px 0",
      background: "none",
      font: "inherit",
      fontSize: "0.75rem",
      textAlign: "left",
      textDecoration: "underline",
      color: palette.text.primary,
      cursor: "pointer",
    },
    "& .elsewhere": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 6,
      minHeight: 32,
      padding: "3px 6px",
      lineHeight: "18px",
      color: palette.text.secondary,
      backgroundColor: palette.action.hover,
      border: `1px dotted ${palette.text.secondary}`,
      borderRadius: 4,
      cursor: "default",
    },
    "& .elsewhere .time": { fontVariantNumeric: "tabular-nums" },
    "& .elsewhere .late": { fontSize: 11 },
    "& .elsewhere .where": { overflow: "hidden", textOverflow: "ellipsis" },
  } as const;
}

/** The initials of the manager who edits the shift at this moment. */
function editorMark({ secondary }: Pick<Theme["palette"], "secondary">) {
  return {
    "& .shift .editor": {
      padding: "0 3px",
      fontSize: 11,
      lineHeight: "16px",
      borderRadius: 2,
      color: secondary.contrastText,
      backgroundColor: secondary.main,
    },
    "& .shift .editor::after": { content: 'attr(data-initials) / ""' },
  } as const;
}
