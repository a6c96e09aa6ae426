import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import ScheduleSendIcon from "@mui/icons-material/ScheduleSendOutlined";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../locale/use-locale.ts";
import { ClearButton } from "./clear-button.tsx";
import { actionWords } from "./kiosk-words.ts";

interface DoneScreenProps {
  punch: PunchKind;
  at: Instant;
  isWaiting: boolean;
  timeZone: string;
  onClear: () => void;
}

/** What was recorded, readable from a step away. */
export function DoneScreen({ punch, at, isWaiting, timeZone, onClear }: DoneScreenProps) {
  const time = formatTime(at, timeZone, useLocale());
  const Icon = isWaiting ? ScheduleSendIcon : CheckCircleIcon;
  return (
    <>
      <Icon aria-hidden color={isWaiting ? "warning" : "success"} sx={{ fontSize: 96 }} />
      <div role="status">
        <Typography sx={{ fontSize: 40, fontWeight: 600 }}>
          {isWaiting ? `${actionWords[punch]}, ${time}` : time}
        </Typography>
        {isWaiting && (
          <Typography sx={{ fontSize: 20 }}>Checked when it is online again.</Typography>
        )}
      </div>
      <ClearButton label="Done" onClear={onClear} />
    </>
  );
}
