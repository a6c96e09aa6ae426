import { styled } from "@mui/material/styles";

/** What a step holds already: short lines in a frame. */
export const StepList = styled("ul")(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    listStyle: "none",
    margin: 0,
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    "& > li": { display: "flex", flexWrap: "wrap", gap: "2px 12px", padding: "8px 12px" },
    "& > li + li": { borderTop: `1px solid ${palette.divider}` },
    "& .quiet": { color: palette.text.secondary },
    "& .end": { marginLeft: "auto" },
  };
});
