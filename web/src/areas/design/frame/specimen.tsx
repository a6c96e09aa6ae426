import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface SpecimenProps {
  /** The state that is shown. */
  name: string;
  /** What cannot be seen: keys, hover, what follows. */
  note?: string;
  /** True for pieces as wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A piece in one of its states, under the name of the state. */
export function Specimen({ name, note, isWide = false, children }: SpecimenProps) {
  return (
    <Box sx={{ gridColumn: isWide ? "1 / -1" : "auto", minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {note !== undefined && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}
