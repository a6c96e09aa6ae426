import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { actionWords } from "./kiosk-words.ts";

interface PunchButtonsProps {
  kinds: readonly PunchKind[];
  /** True if the first is what the person most likely wants. */
  isFirstLikely: boolean;
  isRunning: boolean;
  onChoose: (kind: PunchKind) => void;
}

/** One below the other; four in pairs, so that everything fits on a phone held upright. */
export function PunchButtons({ kinds, isFirstLikely, isRunning, onChoose }: PunchButtonsProps) {
  const columns = kinds.length > 2 ? "1fr 1fr" : "1fr";
  return (
    <Box
      sx={{ width: "100%", maxWidth: 400, display: "grid", gridTemplateColumns: columns, gap: 2 }}
    >
      {kinds.map((kind, index) => (
        <Button
          key={kind}
          size="large"
          variant={index === 0 && isFirstLikely ? "contained" : "outlined"}
          disabled={isRunning}
          onClick={() => onChoose(kind)}
          sx={{ minHeight: 72, px: 1, fontSize: { xs: 20, sm: 22 } }}
        >
          {actionWords[kind]}
        </Button>
      ))}
    </Box>
  );
}
