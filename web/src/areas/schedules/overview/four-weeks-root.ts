import type { Theme } from "@mui/material/styles";
import { styled } from "@mui/material/styles";

type Palette = Pick<Theme["palette"], "action" | "background" | "divider" | "primary" | "text">;

/** The columns of four weeks, each with its sum; CSS does not repeat within a repetition. */
const WEEKS = `repeat(4, ${"30px ".repeat(7)} 50px)`;

/** The frame of the overview, which styles its parts by class name as the grid does. */
export const FourWeeksRoot = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    overflow: "auto",
    maxHeight: "calc(100dvh - 113px)",
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    fontSize: 12,
    lineHeight: "16px",
    fontVariantNumeric: "tabular-nums",
    ...frameStyles(palette),
    ...headStyles(palette),
    ...cellStyles(palette),
    [theme.breakpoints.down("md")]: { "& .row": { gridTemplateColumns: `104px ${WEEKS}` } },
  };
});

function frameStyles({ background, divider, primary }: Palette) {
  const line = `1px solid ${divider}`;
  const sticky = { position: "sticky", zIndex: 2, backgroundColor: background.paper } as const;
  return {
    "& table, & thead, & tbody, & tfoot": { display: "block" },
    "& table": { minWidth: "fit-content" },
    "& .row": { display: "grid", gridTemplateColumns: `minmax(132px, 1fr) ${WEEKS}` },
    "& .row > *": { overflow: "hidden", minHeight: 28, padding: "5px 2px", borderBottom: line },
    "& .body .row": { contentVisibility: "auto", containIntrinsicSize: "auto 29px" },
    "& .head": { ...sticky, top: 0, zIndex: 3 },
    "& .foot": { ...sticky, bottom: 0, zIndex: 3, borderTop: line },
    "& .row > .side": {
      ...sticky,
      left: 0,
      padding: "5px 8px",
      borderRight: line,
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& :focus-visible": { outline: `2px solid ${primary.main}`, outlineOffset: -2 },
  } as const;
}

function headStyles({ divider, text }: Palette) {
  const line = `1px solid ${divider}`;
  return {
    "& th": { fontWeight: 600, textAlign: "inherit" },
    "& .row > .week": { gridColumn: "span 8", borderRight: line, padding: 0 },
    "& .week button": {
      width: "100%",
      minHeight: 28,
      border: 0,
      background: "none",
      font: "inherit",
      fontWeight: 600,
      color: text.primary,
      cursor: "pointer",
    },
    "& .week button:hover": { textDecoration: "underline" },
    "& .head abbr": { fontSize: 11, textDecoration: "none" },
  } as const;
}

function cellStyles({ action, background, divider, primary, text }: Palette) {
  const line = `1px solid ${divider}`;
  return {
    "& .cell, & .count": { borderRight: line, textAlign: "center" },
    "& .row > .cell": { padding: "5px 0", fontSize: 11, letterSpacing: -0.4 },
    "& .body .cell": { cursor: "pointer" },
    "& .body .cell:hover": { backgroundColor: action.hover },
    "& .cell.planned": {
      "--role": text.secondary,
      backgroundColor: `color-mix(in srgb, var(--role) 22%, ${background.paper})`,
      boxShadow: "inset 0 -3px 0 var(--role)",
    },
    "& .cell.unpublished": {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${action.selected} 6px 8px)`,
    },
    "& .head .today": { boxShadow: `inset 0 3px 0 ${primary.main}` },
    "& .row > .sum": {
      padding: "5px 4px",
      borderRight: line,
      textAlign: "right",
      color: text.secondary,
      backgroundColor: action.hover,
    },
  } as const;
}
