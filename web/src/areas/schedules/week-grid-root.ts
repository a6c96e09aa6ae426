import { styled } from "@mui/material/styles";
import type { Theme } from "@mui/material/styles";

type Palette = Pick<
  Theme["palette"],
  "action" | "background" | "divider" | "error" | "primary" | "text"
>;

/**
 * The frame of the week grid. All of its parts are styled here by class name: a week may hold more
 * than a thousand cards, and a separate style for each would take most of the time to paint.
 */
export const WeekGridRoot = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    overflow: "auto",
    maxHeight: "calc(100dvh - 220px)",
    // A banner above the screen takes height from the grid, so that its foot stays in view.
    ".banners:not(:empty) ~ * &": { maxHeight: "calc(100dvh - 290px)" },
    minHeight: 240,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    // Whole pixels, so that no line between two rows falls between two pixels.
    fontSize: 13,
    lineHeight: "18px",
    ...frameStyles(palette),
    ...cellStyles(palette),
    ...typingStyles(palette),
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
      gridTemplateColumns: "minmax(140px, 200px) repeat(7, minmax(96px, 1fr)) 124px",
    },
    "& .row > *": { borderBottom: line },
    "& .body .row": { contentVisibility: "auto", containIntrinsicSize: "auto 46px" },
    "& .head": { ...sticky, top: 0 },
    "& .foot": { ...sticky, bottom: 0, borderTop: line },
    "& .side": { ...sticky, zIndex: 2, left: 0, padding: "6px 8px", borderRight: line },
  } as const;
}

function cellStyles(palette: Palette) {
  const line = `1px solid ${palette.divider}`;
  return {
    "& .cell": {
      display: "flex",
      flexDirection: "column",
      gap: 3,
      minWidth: 0,
      padding: 4,
      borderRight: line,
      cursor: "cell",
    },
    "& .head .cell, & .foot .cell": {
      display: "block",
      padding: "6px 8px",
      textAlign: "center",
      cursor: "default",
    },
    "& .special": {
      display: "-webkit-box",
      overflow: "hidden",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "3",
      fontSize: 12,
      fontWeight: 400,
      lineHeight: "16px",
    },
    "& .sum": { padding: "6px 8px", textAlign: "right", fontVariantNumeric: "tabular-nums" },
    "& .side, & .sum": { overflow: "hidden", textOverflow: "ellipsis" },
    "& .quiet": { color: palette.text.secondary, fontSize: 12, fontWeight: 400 },
    "& .strong": { fontWeight: 600 },
    "& .today": { boxShadow: `inset 0 3px 0 ${palette.primary.main}` },
    "& .cell.drop": { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -3 },
    "& .cell:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    "& .open .cell": { backgroundColor: palette.action.hover },
    "& .note": { color: palette.text.secondary, fontSize: 12, lineHeight: "16px" },
    "& .cell.away": {
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 8px, ${palette.action.hover} 8px 10px)`,
    },
    "& .warning": { fontSize: 12, whiteSpace: "normal" },
    "& .overtime": { fontSize: 12, fontWeight: 600, whiteSpace: "nowrap" },
  } as const;
}

function typingStyles(palette: Palette) {
  return {
    "& .typing": {
      width: "100%",
      boxSizing: "border-box",
      font: "inherit",
      padding: "5px 6px",
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      border: `2px solid ${palette.primary.main}`,
      borderRadius: 4,
      outline: 0,
    },
    "& .typing-problem": { color: palette.error.main, fontSize: "0.75rem" },
  } as const;
}
