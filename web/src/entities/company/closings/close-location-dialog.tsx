import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShownClosing } from "@crewline/domain/records/pay/location-closings";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNoticeWhenGone } from "../../../ui/notices/use-notice-when-gone.ts";
import { useLostPlace } from "./use-lost-place.ts";
import { ClosingDialog, closingInput, newClosing } from "./closing-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useForm } from "../../../ui/forms/use-form.ts";

interface CloseLocationDialogProps {
  place: ShownClosing;
  /** The same location as it is now. */
  now: ShownClosing;
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** Reads the locations again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a location's days of a pay period are closed. */
export function CloseLocationDialog(props: CloseLocationDialogProps) {
  const { place, now, firstDay, lastDay, onDone, onClose } = props;
  const { locationId, locationName, findings } = place;
  const locale = useLocale();
  const mayOverrule = useActor().role === "admin";
  const tellWhenGone = useNoticeWhenGone();
  const command = useCommand(trpc.timesheets.closeLocation.mutationOptions(), {
    onProblem: (problem) => tellWhenGone(refusalNotice(problem)),
  });
  const form = useForm({
    suggested: newClosing,
    command,
    input: (draft) => {
      const { includesUnapproved, reason } = closingInput(findings, draft);
      return { firstDay, locationId, includesUnapproved, reason: mayOverrule ? reason : null };
    },
    saved: "The days are closed.",
    onSaved: async () => {
      onClose();
      await onDone();
    },
  });
  useLostPlace({ place, now, isRunning: command.isRunning, onClose });
  return (
    <ClosingDialog
      form={form}
      what={`${locationName}, ${formatDayRange(firstDay, lastDay, locale)}`}
      submitLabel="Close these days"
      findings={findings}
      mayOverrule={mayOverrule}
      onClose={onClose}
    >
      <Typography>
        The time of these days at this location can no longer be changed. You can open them again
        with a reason, until the company closes the pay period.
      </Typography>
    </ClosingDialog>
  );
}
