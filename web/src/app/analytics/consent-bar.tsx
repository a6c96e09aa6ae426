import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ThemeProvider } from "@mui/material/styles";
import { theme } from "../../ui/page/theme.ts";

interface ConsentBarProps {
  onDecide: (answer: "granted" | "declined") => void;
}

/** Asks once, at the foot of the page and without covering it; both answers weigh the same. */
export function ConsentBar({ onDecide }: ConsentBarProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="crewline.theme">
      <Paper
        role="region"
        aria-label="Counting visits"
        elevation={8}
        sx={{
          position: "fixed",
          insetInline: 16,
          bottom: "calc(16px + var(--tab-bar, 0px))",
          zIndex: "snackbar",
          p: 2,
        }}
      >
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, alignItems: "center" }}>
          <Typography sx={{ flex: 1 }}>
            May we count visits with Google Analytics? It helps us to see which screens are used. No
            names, hours or wages are sent.
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="outlined" onClick={() => onDecide("declined")}>
              No
            </Button>
            <Button variant="outlined" onClick={() => onDecide("granted")}>
              Yes
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
