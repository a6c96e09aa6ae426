import { styled } from "@mui/material/styles";

/** Stripes and dots, so that the kinds differ by more than their color. */
export const Swatch = styled("span", { name: "Swatch" })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "inline-block",
    width: 14,
    height: 14,
    borderRadius: 3,
    border: `1px solid ${palette.divider}`,
    "&.unavailable": { background: stripes(palette.warning.main) },
    "&.preferred": { background: palette.success.main },
  };
});

function stripes(color: string): string {
  return `repeating-linear-gradient(135deg, ${color} 0 4px, color-mix(in srgb, ${color} 55%, transparent) 4px 7px)`;
}

/** Half hours are rows of this height; a day of 48 fits on a screen. */
const ROW_PIXELS = 10;

export const Grid = styled("div", { name: "PaintGrid" })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "grid",
    gridTemplateColumns: "34px repeat(7, minmax(0, 1fr))",
    touchAction: "none",
    userSelect: "none",
    cursor: "crosshair",
    "& [role=row]": { display: "contents" },
    "& [role=columnheader]": {
      textAlign: "center",
      fontSize: "0.75rem",
      fontWeight: 600,
      padding: "2px 0",
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
    "& [role=rowheader]": {
      fontSize: "0.6875rem",
      lineHeight: "10px",
      height: ROW_PIXELS,
      textAlign: "right",
      paddingRight: 4,
      color: palette.text.secondary,
      touchAction: "pan-y",
    },
    "& [role=gridcell]": {
      height: ROW_PIXELS,
      borderLeft: `1px solid ${palette.divider}`,
      outline: "none",
    },
    "& .hour [role=gridcell]": { borderTop: `1px solid ${palette.divider}` },
    "& .last [role=gridcell]": { borderBottom: `1px solid ${palette.divider}` },
    "& [role=gridcell]:last-of-type": { borderRight: `1px solid ${palette.divider}` },
    "& .unavailable": { background: stripes(palette.warning.main) },
    "& .preferred": { background: palette.success.main },
    "& [role=gridcell][aria-selected=true]": {
      boxShadow: `inset 0 0 0 10px color-mix(in srgb, ${palette.primary.main} 55%, transparent)`,
    },
    "& [role=gridcell]:focus-visible": {
      boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
    },
  };
});
