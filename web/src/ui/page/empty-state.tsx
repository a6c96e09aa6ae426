import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text: string;
  /** The first thing to do here, usually a button. */
  action?: ReactNode;
}

/** Says why there is nothing to see and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: "center", maxWidth: 480, mx: "auto" }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: action === undefined ? 0 : 3 }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
