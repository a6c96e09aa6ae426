import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";

interface ChartFrameProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** In pixels; kept free while the code of the chart is loaded. */
  height: number;
  children: ReactNode;
}

/** The frame around a chart. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  return (
    <Paper
      variant="outlined"
      role="img"
      aria-label={label}
      sx={{ mb: 2, p: 1, boxSizing: "content-box", height, overflow: "hidden" }}
    >
      {children}
    </Paper>
  );
}
