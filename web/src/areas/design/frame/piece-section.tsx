import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { DesignSection } from "./design-section.ts";

interface PieceSectionProps extends Omit<DesignSection, "Content"> {
  children: ReactNode;
}

/** One family of pieces: its name, when to use it, where it is, and its specimens in a grid. */
export function PieceSection({ id, title, about, source, children }: PieceSectionProps) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={section}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 720, mt: 0.5 }}>
        {about}
      </Typography>
      <Typography component="code" sx={path}>
        {source}
      </Typography>
      <Box sx={specimens}>{children}</Box>
    </Box>
  );
}

const section = {
  // Below the app's bar, and on phones below the page's own as well.
  scrollMarginTop: { xs: "112px", sm: "56px" },
  pb: 4,
  "& + &": { pt: 3, borderTop: 1, borderColor: "divider" },
} as const;

const path = {
  display: "block",
  mt: 0.5,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.75rem",
  color: "text.secondary",
  overflowWrap: "anywhere",
} as const;

const specimens = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: 3,
  mt: 2,
} as const;
