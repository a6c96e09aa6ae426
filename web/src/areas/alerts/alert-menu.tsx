import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { snoozeMinutes } from "@crewline/domain/records/alerts/alert";
import { employeeAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { mayMove } from "@crewline/domain/rules/alerts/alert-state";

type Minutes = (typeof snoozeMinutes)[number];

/** What can be done about an alert from its menu. */
export type AlertStep = { kind: "snooze"; minutes: Minutes } | { kind: "resolve" | "mute" | "why" };

const snoozeLabels: Readonly<Record<Minutes, string>> = {
  15: "Snooze 15 minutes",
  60: "Snooze 1 hour",
  240: "Snooze 4 hours",
  1440: "Snooze 1 day",
};

interface AlertMenuProps {
  alert: Alert;
  anchor: HTMLElement | null;
  mayHandle: boolean;
  isMuted: boolean;
  onChoose: (step: AlertStep) => void;
  onClose: () => void;
}

export function AlertMenu(props: AlertMenuProps) {
  const { alert, anchor, mayHandle, isMuted, onChoose, onClose } = props;
  const mayMute = mayHandle && alert.employeeId !== null && employeeAlertTypes.includes(alert.type);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { "aria-label": "More about this alert" } }}
    >
      <MenuItem onClick={() => onChoose({ kind: "why" })}>Why this alert?</MenuItem>
      {mayHandle && mayMove(alert, "snooze") && <Divider />}
      {mayHandle &&
        mayMove(alert, "snooze") &&
        snoozeMinutes.map((minutes) => (
          <MenuItem key={minutes} onClick={() => onChoose({ kind: "snooze", minutes })}>
            {snoozeLabels[minutes]}
          </MenuItem>
        ))}
      {mayHandle && mayMove(alert, "resolve") && (
        <MenuItem onClick={() => onChoose({ kind: "resolve" })}>Resolve…</MenuItem>
      )}
      {mayMute && <Divider />}
      {mayMute && (
        <MenuItem onClick={() => onChoose({ kind: "mute" })}>
          {isMuted ? "Unmute for this employee" : "Mute for this employee"}
        </MenuItem>
      )}
    </Menu>
  );
}
