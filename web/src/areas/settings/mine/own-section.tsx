import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useId } from "react";

interface OwnSectionProps {
  /** Set where the page has several parts. */
  title?: string;
  /** A sentence below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a page of "Mine". */
export function OwnSection({ title, text, children }: OwnSectionProps) {
  const id = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={{ gap: 2, maxWidth: 560 }}
    >
      {title !== undefined && (
        <Typography variant="h3" id={id}>
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography color="textSecondary" sx={title === undefined ? undefined : { mt: -1 }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
