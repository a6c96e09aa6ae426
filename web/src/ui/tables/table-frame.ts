import { styled } from "@mui/material/styles";

/**
 * The scroll area of a table, with the styles of its rows and cells. These are the browser's own
 * elements, because a list renders hundreds of them at once.
 */
export const TableFrame = styled("section")(({ theme }) => ({
  overflow: "auto",
  scrollPaddingTop: 44,
  scrollPaddingBottom: 44,
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  "& table": {
    ...theme.typography.body2,
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
  },
  "& th, & td": {
    padding: "6px 12px",
    height: 44,
    boxSizing: "border-box",
    textAlign: "left",
    borderBottom: "1px solid",
    borderBottomColor: (theme.vars ?? theme).palette.divider,
  },
  "& th.right, & td.right": { textAlign: "right" },
  "&.compact th, &.compact td": { padding: "2px 8px", height: 34 },
  "&.compact .check": { padding: "0 4px", width: 40 },
  "& tbody td": { overflow: "hidden", textOverflow: "ellipsis" },
  "& td.right": { fontVariantNumeric: "tabular-nums" },
  "& .check": { padding: "0 4px", width: 48 },
  "& tbody td.check": { overflow: "visible" },
  "& .spacer td": { padding: 0, height: "auto", border: 0 },
  "& tbody tr.opens": { cursor: "pointer" },
  "& tbody tr.opens:hover": { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  "& tbody tr.selected": { backgroundColor: (theme.vars ?? theme).palette.action.selected },
  "& tbody tr.heading": { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  "& tbody tr.heading td": { fontWeight: 600 },
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 2,
    whiteSpace: "nowrap",
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    fontWeight: 600,
  },
  "& tfoot td": {
    position: "sticky",
    bottom: 0,
    zIndex: 2,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    fontWeight: 600,
    borderTop: "1px solid",
    borderTopColor: (theme.vars ?? theme).palette.divider,
  },
}));

/** The control that opens a row; looks like the text that names the row. */
export const OpenButton = styled("button")(({ theme }) => ({
  all: "unset",
  maxWidth: "100%",
  boxSizing: "border-box",
  overflow: "hidden",
  textOverflow: "ellipsis",
  cursor: "pointer",
  fontWeight: 600,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  "&:focus-visible": {
    outline: "2px solid",
    outlineColor: (theme.vars ?? theme).palette.primary.main,
    outlineOffset: -2,
  },
}));
