import { styled } from "@mui/material/styles";
import type { Theme } from "@mui/material/styles";
import { compactRows } from "./compact-rows.ts";

type Palette = Pick<
  Theme["palette"],
  | "action"
  | "background"
  | "divider"
  | "error"
  | "primary"
  | "secondary"
  | "success"
  | "text"
  | "warning"
>;

/**
 * The frame of the week grid. All of its parts are styled here by class name: a week may hold more
 * than a thousand cards, and a separate style for each would take most of the time to paint.
 */
export const WeekGridRoot = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    overflow: "auto",
    maxHeight: "calc(100dvh - 113px)",
    // A banner above the screen takes height from the grid, so that its foot stays in view.
    ".banners:not(:empty) ~ * &": { maxHeight: "calc(100dvh - 183px)" },
    ".template-tray ~ * &": { maxHeight: "calc(100dvh - 147px)" },
    minHeight: 240,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    // Whole pixels, so that no line between two rows falls between two pixels.
    fontSize: 13,
    lineHeight: "16px",
    ...frameStyles(palette),
    ...nameStyles(palette),
    ...cellStyles(palette),
    ...noteStyles(palette),
    ...typingStyles(palette),
    "--warned": palette.warning.main,
    ...compactRows,
  };
});

function frameStyles(palette: Palette) {
  const line = `1px solid ${palette.divider}`;
  const sticky = { position: "sticky", zIndex: 3, backgroundColor: palette.background.paper };
  return {
    "& table": { display: "block", minWidth: 960 },
    "& thead, & tbody, & tfoot": { display: "block" },
    "& th": { fontWeight: "inherit", textAlign: "inherit" },
    "& .row": {
      display: "grid",
      gridTemplateColumns: "minmax(140px, 168px) repeat(7, minmax(96px, 1fr)) 124px",
    },
    "& .row > *": { borderBottom: line },
    "& .row.group": { display: "block" },
    "& .group > th": { display: "block", backgroundColor: palette.action.hover },
    "& .group button": {
      position: "sticky",
      left: 0,
      padding: "3px 8px",
      border: 0,
      background: "none",
      font: "inherit",
      fontWeight: 600,
      color: palette.text.primary,
      cursor: "pointer",
    },
    "& .group button:focus-visible": { outline: `2px solid ${palette.primary.main}` },
    "& .elsewhere, & .removed": { flexWrap: "nowrap", minHeight: 28, height: 28, ...oneLine },
    "& .body .row": { isolation: "isolate" },
    // Only for rows below the first view: on rows in view it causes a second layout.
    "& .body .row:nth-of-type(n + 32)": {
      contentVisibility: "auto",
      containIntrinsicSize: "auto 36px",
    },
    // What is said below the field of a cell is painted over the rows that follow.
    "& .body .row:has(.typing)": { contentVisibility: "visible", position: "relative", zIndex: 4 },
    "& .head": { ...sticky, top: 0 },
    "& .foot": { ...sticky, bottom: 0, borderTop: line },
    "& .foot.uncounted": { height: 68 },
    "& .side": { ...sticky, zIndex: 2, left: 0, padding: "3px 8px 2px", borderRight: line },
  } as const;
}

/** Cards in a row of the grid have one line; their title says what is cut off. */
const oneLine = { padding: "3px 6px", overflow: "hidden", whiteSpace: "nowrap" } as const;

function nameStyles(palette: Palette) {
  return {
    // Beside the name however long that is.
    "& .confirmation": {
      float: "right",
      width: 14,
      height: 14,
      marginLeft: 4,
      fill: "none",
      stroke: palette.text.secondary,
      strokeWidth: 1.4,
    },
    "& .confirmation.done": { stroke: palette.success.main, strokeWidth: 2 },
  } as const;
}

function cellStyles(palette: Palette) {
  const line = `1px solid ${palette.divider}`;
  return {
    "& .cell": {
      display: "flex",
      flexDirection: "column",
      gap: 2,
      minWidth: 0,
      padding: "4px 4px 3px",
      position: "relative",
      borderRight: line,
      cursor: "cell",
    },
    "& .head .cell, & .foot .cell": {
      display: "block",
      padding: "3px 6px",
      textAlign: "center",
      cursor: "default",
    },
    // The figures that open stand far enough from the cells above them for a fingertip.
    "& .foot .cell, & .foot .sum": { paddingTop: 4 },
    "& .foot .cell.strip": { padding: "0 2px" },
    "& .foot .sum": { paddingLeft: "2px" },
    "& .special": {
      display: "-webkit-box",
      overflow: "hidden",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "1",
      fontSize: 12,
      fontWeight: 400,
      lineHeight: "14px",
    },
    "& .sum": { padding: "3px 8px 2px", textAlign: "right", fontVariantNumeric: "tabular-nums" },
    "& .side, & .sum": { overflow: "hidden", textOverflow: "ellipsis" },
    "& .quiet": {
      color: palette.text.secondary,
      fontSize: 11,
      lineHeight: "14px",
      fontWeight: 400,
    },
    "& .side > div, & .sum > div": {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& .strong": { fontWeight: 600 },
    "& .today": { boxShadow: `inset 0 3px 0 ${palette.primary.main}` },
    "& .cell.drop": { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -3 },
    "& .cell.drop.blocked": { outlineColor: palette.error.main },
    "& .cell.drop.warned": { outlineColor: palette.warning.main },
    "& .cell:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    "& .cell.picked": {
      backgroundColor: `color-mix(in srgb, ${palette.secondary.main} 16%, ${palette.background.paper})`,
      boxShadow: `inset 0 0 0 1px ${palette.secondary.main}`,
    },
    "& .body": { userSelect: "none" },
    "& .open .cell:not(.picked)": { backgroundColor: palette.action.hover },
  } as const;
}

function noteStyles(palette: Palette) {
  return {
    "& .note": {
      overflow: "hidden",
      color: palette.text.secondary,
      fontSize: 11,
      lineHeight: "14px",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& .open": {
      position: "sticky",
      zIndex: 2,
      backgroundColor: palette.background.paper,
    },
    "& .cell.away": {
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 8px, ${palette.action.hover} 8px 10px)`,
    },
    "& .warning": { fontSize: 11, lineHeight: "14px" },
    "& .overtime": { fontSize: 11, lineHeight: "14px", fontWeight: 600, whiteSpace: "nowrap" },
    // 24 px high for a finger, without a higher row.
    "& .overtime > button": { display: "inline-block", paddingBottom: 10, marginBottom: -10 },
  } as const;
}

function typingStyles(palette: Palette) {
  return {
    "& .typing-place": { position: "relative" },
    "& .typing": {
      display: "block",
      width: "100%",
      boxSizing: "border-box",
      font: "inherit",
      height: 28,
      padding: "3px 6px",
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      border: `2px solid ${palette.primary.main}`,
      borderRadius: 4,
      outline: 0,
    },
    // Below the field and over the rows, so that the grid keeps its heights while a person types.
    "& .typing-says": {
      position: "absolute",
      top: "calc(100% + 2px)",
      left: 0,
      zIndex: 4,
      minWidth: 160,
      padding: "6px 8px",
      fontSize: 12,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      boxShadow: "0 2px 8px rgb(0 0 0 / 20%)",
    },
    "& .typing-says > *": { display: "block" },
    "& .typing-problem": { color: palette.error.main },
  } as const;
}
