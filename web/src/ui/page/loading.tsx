import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { beginLoading } from "../loading/loading-parts.ts";

interface LoadingProps {
  /** The name of what is loaded, in words that fit "Loading ..."; read out by screen readers. */
  label: string;
  children: ReactNode;
}

/** What stands in for a part of a screen until it is there. */
export function Loading({ label, children }: LoadingProps) {
  useEffect(beginLoading, []);
  return (
    <Box component="output" aria-label={`Loading ${label}`} sx={{ display: "block" }}>
      {children}
    </Box>
  );
}
