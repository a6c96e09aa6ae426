import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** Small pieces beside each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      {children}
    </Stack>
  );
}
