import { styled } from "@mui/material/styles";

/** A list in a frame, a line between its items, each with what belongs to it at the right. */
export const FramedList = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  width: "100%",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  "& > li": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    padding: "10px 16px",
  },
  "& > li + li": { borderTop: "1px solid", borderColor: (theme.vars ?? theme).palette.divider },
  "& > li > div": { minWidth: 0, overflowWrap: "anywhere" },
}));

/** The lines of a file or a text in a frame that scrolls, with what each of them does. */
export const FramedLines = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  overflow: "auto",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 12px",
    alignItems: "baseline",
    padding: "6px 12px",
    borderTop: "1px solid",
    borderTopColor: (theme.vars ?? theme).palette.divider,
  },
  "& li:first-of-type": { borderTop: 0 },
}));
