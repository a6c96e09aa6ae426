import { styled } from "@mui/material/styles";
import { MAIN_ID } from "./use-route-focus.ts";

const HiddenUntilFocused = styled("a")(({ theme }) => ({
  position: "fixed",
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.shape.borderRadius,
  zIndex: theme.zIndex.tooltip,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  "&:not(:focus)": { clipPath: "inset(50%)" },
}));

/** Lets a keyboard user jump over the menu. */
export function SkipLink() {
  return <HiddenUntilFocused href={`#${MAIN_ID}`}>Skip to the content</HiddenUntilFocused>;
}
