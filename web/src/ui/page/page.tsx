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

/** The frame of every screen: one bar with heading and actions, its filters, its content. */
export function Page({ title, actions, filters, isDense, children }: PageProps) {
  if (isDense === true) {
    return (
      <Box sx={{ px: 2, py: 0.5, minWidth: 0 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            flexWrap: "wrap",
            alignItems: "center",
            minHeight: 48,
            mb: 0.5,
          }}
        >
          <Typography variant="h1" sx={denseTitle}>
            {title}
          </Typography>
          {filters}
          <Stack direction="row" useFlexGap spacing={1} sx={actionRow}>
            {actions}
          </Stack>
        </Stack>
        {children}
      </Box>
    );
  }
  return (
    <Box sx={{ px: 2, pt: 0.5, pb: 2, minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={header}>
        <Typography variant="h1" sx={{ flexGrow: 1, py: 0.5, fontSize: "1.25rem" }}>
          {title}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={headerActions}>
          {actions}
        </Stack>
      </Stack>
      {filters !== undefined && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: "wrap", alignItems: "center", mt: 1, mb: { xs: 1, md: 1.5 } }}
        >
          {filters}
        </Stack>
      )}
      {children}
    </Box>
  );
}

/**
 * One row of 48 px. On phones it stays in view below the app's bar, which covers its upper edge
 * once the screen is scrolled; buttons with an icon show only that, and are still read in full.
 */
const header = {
  flexWrap: "wrap",
  alignItems: "center",
  minHeight: 48,
  mb: 0.5,
  position: { xs: "sticky", sm: "static" },
  top: 52,
  zIndex: 5,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  bgcolor: "background.default",
  "@media (max-width: 599.95px)": {
    columnGap: 0.5,
    "& .MuiButton-root": { px: 1.5 },
    "& .MuiButton-root:has(.MuiButton-startIcon)": { fontSize: 0, minWidth: 36, px: 1 },
    "& .MuiButton-startIcon": { m: 0 },
  },
} as const;

/** Together, so that no button is left alone at the start of a second row. */
const actionRow = {
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  ml: "auto",
} as const;

const headerActions = { ...actionRow, columnGap: { xs: 0.5, sm: 1 } } as const;

/** Out of sight on phones, whose first row is for the controls. */
const denseTitle = {
  fontSize: "1.25rem",
  position: { xs: "absolute", md: "static" },
  clipPath: { xs: "inset(50%)", md: "none" },
};
