import type { Theme } from "@mui/material/styles";
import { styled } from "@mui/material/styles";

type Palette = Pick<Theme["palette"], "action" | "background" | "divider" | "primary" | "text"> &
  Pick<Theme["palette"], "error" | "warning">;

/** Of a track, in pixels. */
export const LANE_HEIGHT = 28;

/** Of the names, in pixels. */
const SIDE = 160;
const NARROW_SIDE = 104;

/** The frame of a day's timeline, which styles its parts by class name as the grid does. */
export const TimelineRoot = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    "--side": `${SIDE}px`,
    overflow: "auto",
    maxHeight: "calc(100dvh - 189px)",
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    fontSize: 13,
    lineHeight: "16px",
    ...laneStyles(palette),
    ...trackStyles(palette),
    ...barStyles,
    ...groupStyles(palette),
    ...noteStyles(palette),
    ...edgeStyles(palette),
    [theme.breakpoints.down("md")]: {
      "--side": `${NARROW_SIDE}px`,
      "& .who": { fontSize: 12, padding: "6px 4px 6px 6px" },
    },
  };
});

function stickyOn({ background }: Palette) {
  return { position: "sticky", zIndex: 3, backgroundColor: background.paper } as const;
}

function laneStyles(palette: Palette) {
  const line = `1px solid ${palette.divider}`;
  return {
    "& .day": { position: "relative", minWidth: 900 + SIDE, userSelect: "none" },
    // Below the names and the hours, which stay in view.
    "& .now": {
      position: "absolute",
      top: 0,
      bottom: 0,
      left: "calc(var(--side) + (100% - var(--side)) * var(--share))",
      zIndex: 1,
      width: 2,
      backgroundColor: palette.error.main,
      pointerEvents: "none",
    },
    "& .lane.row": { contentVisibility: "auto", containIntrinsicSize: `auto ${LANE_HEIGHT}px` },
    "& .lane": { display: "grid", gridTemplateColumns: "var(--side) 1fr", borderBottom: line },
    "& .who": {
      ...stickyOn(palette),
      zIndex: 2,
      left: 0,
      padding: "6px 8px",
      overflow: "hidden",
      fontWeight: 600,
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      borderRight: line,
    },
    "& .lane.open .track": { backgroundColor: palette.action.hover },
  } as const;
}

function trackStyles(palette: Palette) {
  return {
    // A thin line for each hour; the steps of 15 minutes are felt while dragging.
    "& .track": {
      position: "relative",
      cursor: "cell",
      backgroundImage: `linear-gradient(to right, ${palette.divider} 1px, transparent 1px)`,
      backgroundSize: "calc(100% / var(--hours)) 100%",
    },
    "& .track.drop": { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -2 },
    "& .track.drop.blocked": { outlineColor: palette.error.main },
    "& .track.drop.warned": { outlineColor: palette.warning.main },
    "& .ghost": {
      position: "absolute",
      top: 2,
      zIndex: 1,
      height: LANE_HEIGHT - 4,
      border: `2px dashed ${palette.primary.main}`,
      borderRadius: 4,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 18%, transparent)`,
      pointerEvents: "none",
    },
    "& .cell:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  } as const;
}

const barStyles = {
  "& .bar": { position: "absolute", top: 2, zIndex: 1, minWidth: 12 },
  "& .shift.single, & .elsewhere, & .removed": {
    width: "100%",
    minHeight: 24,
    height: 24,
    padding: "1px 6px",
    overflow: "hidden",
    fontSize: 12,
    whiteSpace: "nowrap",
    flexWrap: "nowrap",
  },
  "& .shift.single": {
    touchAction: "pan-x pan-y",
    // The time stays beside the names while the start of the bar is scrolled out of view.
    overflow: "clip",
    "&& .facts": { display: "contents" },
    "& .time": {
      position: "sticky",
      left: "var(--side)",
      zIndex: 1,
      marginLeft: -6,
      paddingLeft: 6,
      backgroundColor: "inherit",
    },
  },
} as const;

/** What people said about the day, below their bars. */
function noteStyles({ action, text }: Palette) {
  return {
    "& .track.away": {
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 8px, ${action.selected} 8px 10px)`,
      backgroundSize: "auto",
    },
    "& .note": {
      position: "sticky",
      left: "calc(var(--side) + 6px)",
      width: "fit-content",
      paddingLeft: 6,
      color: text.secondary,
      fontSize: 12,
      lineHeight: `${LANE_HEIGHT}px`,
      whiteSpace: "nowrap",
      pointerEvents: "none",
    },
  } as const;
}

function groupStyles(palette: Palette) {
  return {
    "& .group": {
      backgroundColor: palette.action.hover,
      borderBottom: `1px solid ${palette.divider}`,
    },
    "& .group button": {
      position: "sticky",
      left: 0,
      padding: "4px 8px",
      border: 0,
      background: "none",
      font: "inherit",
      fontWeight: 600,
      color: palette.text.primary,
      cursor: "pointer",
    },
    "& .group button:focus-visible": { outline: `2px solid ${palette.primary.main}` },
    "& .quiet": { color: palette.text.secondary, fontSize: 11, fontWeight: 400 },
  } as const;
}

/** The hours above the lanes and the coverage below stay in view. */
function edgeStyles(palette: Palette) {
  return {
    "& .head": { ...stickyOn(palette), top: 0, height: 24 },
    "& .head .who": { padding: "4px 8px" },
    "& .head .track": { cursor: "default" },
    "& .hour": { position: "absolute", padding: "4px 0 0 4px", fontSize: 11 },
    "& .foot": {
      ...stickyOn(palette),
      bottom: 0,
      borderTop: `1px solid ${palette.divider}`,
    },
    "& .foot .track": { backgroundImage: "none", cursor: "default" },
  } as const;
}
