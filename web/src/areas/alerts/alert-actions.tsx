import MoreVert from "@mui/icons-material/MoreVert";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { mayMove } from "@crewline/domain/rules/alerts/alert-state";
import { useMay } from "../../session/actor/use-may.ts";
import type { AlertStep } from "./alert-menu.tsx";
import { AlertMenu } from "./alert-menu.tsx";
import { alertPath } from "../../entities/alerts/alert-path.ts";
import { ResolveAlertDialog } from "./resolve-alert-dialog.tsx";
import { useAlertCommands } from "../../entities/alerts/use-alert-commands.ts";
import { WhyAlertDialog } from "./why-alert-dialog.tsx";

interface AlertActionsProps {
  alert: Alert;
  /** The name of its location. */
  place: string;
}

/** The way to the cause of an alert, and the steps that its state allows. */
export function AlertActions({ alert, place }: AlertActionsProps) {
  const [open, setOpen] = useState<"menu" | "resolve" | "why" | null>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const mayHandle = useMay("alerts", "handle");
  const { acknowledge, snooze, mute, isRunning } = useAlertCommands();
  const path = alertPath(alert);
  const close = () => setOpen(null);
  const handleStep = (step: AlertStep) => {
    close();
    if (step.kind === "snooze") void snooze(alert.id, step.minutes);
    else if (step.kind === "mute") void mute(alert);
    else setOpen(step.kind);
  };
  return (
    <Stack
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
        onClick={() => setOpen("menu")}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {open === "menu" && (
        <AlertMenu
          alert={alert}
          anchor={anchor}
          mayHandle={mayHandle}
          onChoose={handleStep}
          onClose={close}
        />
      )}
      {open === "resolve" && <ResolveAlertDialog alertId={alert.id} onClose={close} />}
      {open === "why" && <WhyAlertDialog alert={alert} place={place} onClose={close} />}
    </Stack>
  );
}
