import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

interface CentredPageProps {
  children: ReactNode;
  /** False inside the layout, which has the main landmark already. */
  isWholeScreen?: boolean;
}

/** A short message in the middle of the screen. */
export function CentredPage({ children, isWholeScreen = true }: CentredPageProps) {
  return (
    <Stack
      component={isWholeScreen ? "main" : "div"}
      sx={{
        minHeight: isWholeScreen ? "100dvh" : "60dvh",
        p: 3,
        gap: 2,
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        "& > p": { maxWidth: 480 },
      }}
    >
      {children}
    </Stack>
  );
}
