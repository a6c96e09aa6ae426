import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import type { Notice } from "./use-notice.ts";

interface NoticeBarProps {
  notice: Notice;
  onDismiss: () => void;
}

/** One message; it stays while the pointer or the focus is on it. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const { text, undo } = notice;
  const [isHeld, setIsHeld] = useState(false);
  const isDanger = notice.tone === "danger";
  const shownMs = undo === undefined && !isDanger ? 5000 : (notice.undoMs ?? 10_000);
  // What can be undone for a set time does not stay longer.
  const waits = isHeld && notice.undoMs === undefined;
  useTimeUp(waits ? null : shownMs, onDismiss);
  return (
    <Alert
      variant="standard"
      severity={isDanger ? "error" : "success"}
      role={isDanger ? "alert" : "status"}
      onClose={onDismiss}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      sx={{ boxShadow: 6, border: 1, borderColor: "divider", minWidth: { sm: 320 }, maxWidth: 560 }}
      {...(undo === undefined
        ? {}
        : {
            action: (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  onDismiss();
                  undo();
                }}
              >
                Undo
              </Button>
            ),
          })}
    >
      {text}
    </Alert>
  );
}

/** Acts once the time has passed; null waits. */
function useTimeUp(milliseconds: number | null, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => actNow(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
