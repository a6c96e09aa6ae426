import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { itemStyles, libraryColours } from "./calendar-item-styles.ts";

/** The pixels beside listed items on which a drag over days can begin. */
const CHOOSING_WIDTH = 12;

/** The grid of the library in the colours and sizes of the theme, in light and dark. */
export const GridFrame = styled(Box)(({ theme: { vars, breakpoints } }) => ({
  ...libraryColours(vars),
  ...itemStyles(vars),
  backgroundColor: vars.palette.background.paper,
  "& .calendar": { fontSize: 13, lineHeight: 1.35 },
  // Days are chosen by dragging beside the items, which would fill a day from edge to edge.
  "& .choosable:is(.dayGridWeek, .dayGridDay) .item-frame": {
    marginInlineEnd: `${CHOOSING_WIDTH}px !important`,
  },
  // The library's own zero is important as well.
  "& [aria-haspopup=dialog]": { minWidth: "24px !important", minHeight: "22px !important" },
  "& .head": { display: "flex", gap: 4, alignItems: "center", width: "100%", minHeight: 24 },
  "& .head .off": { marginInlineStart: "auto" },
  "& .today-number": { color: vars.palette.primary.main, fontWeight: 700 },
  "& .short-day": { display: "none", flexDirection: "column", alignItems: "center" },
  [breakpoints.down("sm")]: {
    "& .item": { padding: "0 2px", fontSize: 11 },
    "& .week .head": { flexDirection: "column", gap: 0 },
    "& .week .head .off": { marginInlineStart: 0 },
    "& .week .whole-day": { display: "none" },
    "& .week .short-day": { display: "flex" },
  },
}));
