import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ClearButton } from "./clear-button.tsx";
import type { Greeting } from "./desk/kiosk-desk.ts";

/** Longer than elsewhere: there is more to read. */
const READING_SECONDS = 30;

interface ListsLeftProps {
  lists: Greeting["listsLeft"];
  isRunning: boolean;
  onLeave: () => void;
  onClear: () => void;
}

/** Names open checklist items to an employee who is about to clock out at the tablet. */
export function ListsLeft({ lists, isRunning, onLeave, onClear }: ListsLeftProps) {
  return (
    <>
      <Typography component="h2" sx={{ fontSize: { xs: 20, sm: 24 }, fontWeight: 600 }}>
        These items are not done
      </Typography>
      <Box sx={{ width: "100%", maxWidth: 400, textAlign: "left" }}>
        {lists.map(({ id: runId, title, items }) => (
          <Box key={runId} sx={{ mb: 2 }}>
            <Typography component="h3" sx={{ fontSize: 18, fontWeight: 600 }}>
              {title}
            </Typography>
            <ul style={{ margin: 0, paddingInlineStart: 20, fontSize: 18 }}>
              {items.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </Box>
        ))}
        <Typography sx={{ fontSize: 18 }}>Your manager sees that you left them open.</Typography>
      </Box>
      <Button
        size="large"
        variant="contained"
        disabled={isRunning}
        onClick={onLeave}
        sx={{ width: "100%", maxWidth: 400, minHeight: 72, fontSize: { xs: 20, sm: 22 } }}
      >
        Clock out anyway
      </Button>
      <ClearButton
        label="Stay clocked in"
        seconds={READING_SECONDS}
        isStopped={isRunning}
        onClear={onClear}
      />
    </>
  );
}
