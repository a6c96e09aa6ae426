import { styled } from "@mui/material/styles";

/** A frame like a window, for pieces that are as wide as one. */
export const WindowFrame = styled("div")(({ theme }) => ({
  overflow: "hidden",
  border: "1px solid",
  borderColor: theme.vars.palette.divider,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  // A header sticks to the window, not to a frame.
  "& :has(> h1)": { position: "static" },
}));
