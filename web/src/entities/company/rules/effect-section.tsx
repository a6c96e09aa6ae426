import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The part of the dialog that tells what rules would have changed. */
export function EffectSection({ children }: { children: ReactNode }) {
  return <section aria-label="What would have changed">{children}</section>;
}

/** Says which period is compared where none is closed. */
export function NotClosedNote({ isClosed }: { isClosed: boolean }) {
  if (isClosed) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      No pay period is closed yet, so this compares the last one that ended.
    </Typography>
  );
}
