import Box from "@mui/material/Box";
import type { Breakpoint, SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

/** How `Loading` marks what is not there yet. */
const loading = "output[aria-label^='Loading']";

interface InOrderProps {
  component?: "div" | "ul";
  "aria-label"?: string;
  /** In wider windows the parts stand beside each other and do not wait. */
  below?: Breakpoint;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/**
 * Parts one below the other. Each is shown once those above it are loaded, so that nothing moves
 * under the reader's eyes or finger.
 */
export function InOrder({ children, below, sx = {}, ...box }: InOrderProps) {
  const waiting = (theme: Theme) =>
    below === undefined ? inOrder : { [theme.breakpoints.down(below)]: inOrder };
  return (
    <Box {...box} sx={[waiting, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}

/** For the parts of an element that is no box of its own. */
export const inOrder = {
  [`& > ${loading} ~ *, & > :has(${loading}) ~ *`]: { display: "none" },
};
