import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** The numbers of one rule beside each other, below each other on a phone. */
export function RuleNumbersRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={1} sx={{ mt: 1 }}>
      {children}
    </Stack>
  );
}
