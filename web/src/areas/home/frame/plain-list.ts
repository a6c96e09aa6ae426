import { styled } from "@mui/material/styles";

/** A list of short lines with a hair line between them; its parts wrap on a phone. */
export const PlainList = styled("ul")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: "none",
    margin: 0,
    padding: 0,
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 12,
      rowGap: 2,
      minHeight: 40,
      padding: "6px 0",
      fontVariantNumeric: "tabular-nums",
    },
    "& > li + li": { borderTop: `1px solid ${palette.divider}` },
    "& > .oneLine": { flexWrap: "nowrap", fontSize: "0.875rem" },
    // Links that wrap lie directly below each other: each is high enough to be hit.
    "& .MuiLink-root": { display: "inline-flex", alignItems: "center", minHeight: 24 },
    "& .quiet": { color: palette.text.secondary },
    "& .whole": { flexBasis: "100%" },
    "& .end": { marginLeft: "auto" },
    [theme.breakpoints.down("sm")]: { "& .quiet, & .end": { fontSize: "0.875rem" } },
  };
});
