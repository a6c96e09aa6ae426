import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useId } from "react";

interface OwnSectionProps {
  title: string;
  /** A sentence below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of "Mine". */
export function OwnSection({ title, text, children }: OwnSectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, maxWidth: 560 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ mt: -1 }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
