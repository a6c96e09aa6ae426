import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface PageProps {
  title: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** A row of search and filter fields below the title. */
  filters?: ReactNode;
  /**
   * True for a screen that needs the height: title, filters and actions share one row of 48 px; on
   * phones, where the title is only heard, they wrap.
   */
  isDense?: boolean;
  children: ReactNode;
}

/** The frame of every screen: one heading, its actions, its filters, its content. */
export function Page({ title, actions, filters, isDense, children }: PageProps) {
  if (isDense === true) {
    return (
      <Box sx={{ px: 2, py: 0.5, minWidth: 0 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            flexWrap: { xs: "wrap", md: "nowrap" },
            alignItems: "center",
            minHeight: 48,
            mb: 0.5,
          }}
        >
          <Typography variant="h1" sx={denseTitle}>
            {title}
          </Typography>
          {filters}
          <Box sx={{ flexGrow: 1 }} />
          {actions}
        </Stack>
        {children}
      </Box>
    );
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", mb: 2 }}
      >
        <Typography variant="h1">{title}</Typography>
        {actions !== undefined && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {filters !== undefined && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: "wrap", alignItems: "center", mb: 2 }}
        >
          {filters}
        </Stack>
      )}
      {children}
    </Box>
  );
}

/** Out of sight on phones, whose first row is for the controls. */
const denseTitle = {
  fontSize: "1.25rem",
  position: { xs: "absolute", md: "static" },
  clipPath: { xs: "inset(50%)", md: "none" },
};
