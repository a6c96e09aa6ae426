import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useRosterUndo } from "./use-undo.ts";
import type { Place } from "./use-place.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";

interface Skipped {
  who: string;
  why: string;
}

/** Copies the week before into the one on screen, and explains what could not be copied. */
export function CopyWeekDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const fromWeekStart = addDays(weekStart, -7);
  const notify = useNotice();
  const { push, tell } = useRosterUndo();
  const [result, setResult] = useState<{ copied: number; skipped: Skipped[] } | null>(null);
  const copy = useCommand(trpc.schedules.copyWeek.mutationOptions(), {
    onDone: ({ copied, shiftIds, skipped }) => {
      if (copied > 0) {
        const week = { locationId: location.id, fromWeekStart, toWeekStart: weekStart, shiftIds };
        const subject = counted(copied, nouns.shift, locale);
        const step = push({ action: "copyWeek", subject, changes: [], copied: week });
        if (skipped.length === 0) tell(step);
      }
      if (skipped.length > 0) return setResult({ copied, skipped });
      if (copied === 0) notify("The week before has no shifts.");
      onClose();
    },
  });
  if (result !== null) return <CopyResult {...result} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="Copy last week"
      text={
        `All shifts of the week of ${formatLongDay(fromWeekStart, locale)} at ${location.name} are added to ` +
        `the week of ${formatLongDay(weekStart, locale)} as drafts. Shifts that are there already stay; what ` +
        "would collide is left out and listed."
      }
      confirmLabel="Copy"
      onConfirm={async () => {
        await copy.run({ locationId: location.id, fromWeekStart, toWeekStart: weekStart });
      }}
      isRunning={copy.isRunning}
      problem={copy.problem}
      onClose={onClose}
    />
  );
}

interface CopyResultProps {
  copied: number;
  skipped: readonly Skipped[];
  onClose: () => void;
}

function CopyResult({ copied, skipped, onClose }: CopyResultProps) {
  const locale = useLocale();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="copied-title">
      <DialogTitle id="copied-title">{`Copied ${counted(copied, nouns.shift, locale)}`}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{`${counted(skipped.length, nouns.shift, locale)} left out:`}</Alert>
        <List dense>
          {skipped.map(({ who, why }, index) => (
            <ListItem key={`${index} ${who}`} disableGutters>
              <ListItemText primary={who} secondary={why} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
