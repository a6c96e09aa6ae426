import MoreVert from "@mui/icons-material/MoreVert";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { use, useState } from "react";
import { Link } from "react-router-dom";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { mayMove } from "@crewline/domain/rules/alerts/alert-state";
import { useMay } from "../../session/actor/use-may.ts";
import type { AlertStep } from "./alert-menu.tsx";
import { AlertMenu } from "./alert-menu.tsx";
import { alertPath } from "../../entities/alerts/alert-path.ts";
import { AlertDialogsContext } from "./alert-dialogs-context.ts";
import { useAlertCommands } from "../../entities/alerts/use-alert-commands.ts";

interface AlertActionsProps {
  alert: Alert;
  /** The name of its location. */
  place: string;
  /** True if alerts of its type are muted for its employee. */
  isMuted: boolean;
}

/** The way to the cause of an alert, and the steps that its state allows. */
export function AlertActions({ alert, place, isMuted }: AlertActionsProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const mayHandle = useMay("alerts", "handle");
  const { acknowledge, snooze, setMuted, isRunning } = useAlertCommands();
  const path = alertPath(alert);
  const ask = use(AlertDialogsContext);
  const close = () => setMenuOpen(false);
  const handleStep = (step: AlertStep) => {
    close();
    if (step.kind === "snooze") void snooze(alert.id, step.minutes);
    else if (step.kind === "mute") void setMuted(alert, !isMuted);
    else ask({ kind: step.kind, alert, place });
  };
  return (
    <Stack
      data-alert-acts
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: "wrap", justifyContent: "end" }}
    >
      {path !== null && alert.state !== "resolved" && (
        <Button component={Link} to={path.to} size="small" variant="outlined">
          {path.action}
        </Button>
      )}
      {mayHandle && alert.state !== "acknowledged" && mayMove(alert, "acknowledge") && (
        <Button
          size="small"
          color="inherit"
          loading={isRunning}
          onClick={() => void acknowledge([alert.id])}
        >
          Acknowledge
        </Button>
      )}
      <IconButton
        ref={setAnchor}
        size="small"
        aria-label="More about this alert"
        aria-haspopup="menu"
        onClick={() => setMenuOpen(true)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {isMenuOpen && (
        <AlertMenu
          alert={alert}
          anchor={anchor}
          mayHandle={mayHandle}
          isMuted={isMuted}
          onChoose={handleStep}
          onClose={close}
        />
      )}
    </Stack>
  );
}
