import Typography from "@mui/material/Typography";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShownClosing } from "@crewline/domain/records/pay/location-closings";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNoticeWhenGone } from "../../../ui/notices/use-notice-when-gone.ts";
import { useLostPlace } from "./use-lost-place.ts";
import { ReopeningDialog } from "./closing-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";

interface ReopenLocationDialogProps {
  place: ShownClosing;
  /** The same location as it is now. */
  now: ShownClosing;
  firstDay: LocalDate;
  /** Reads the locations again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Opens a location's days of a pay period again, with the reason that its history keeps. */
export function ReopenLocationDialog(props: ReopenLocationDialogProps) {
  const { place, now, firstDay, onDone, onClose } = props;
  const { locationId, locationName } = place;
  const tellWhenGone = useNoticeWhenGone();
  const command = useCommand(trpc.timesheets.reopenLocation.mutationOptions(), {
    onProblem: (problem) => tellWhenGone(refusalNotice(problem)),
  });
  const form = useForm({
    suggested: { reason: "" },
    command,
    input: ({ reason }) => ({ firstDay, locationId, reason }),
    saved: "The days are open again.",
    onSaved: async () => {
      onClose();
      await onDone();
    },
  });
  useLostPlace({ place, now, isRunning: command.isRunning, onClose });
  return (
    <ReopeningDialog form={form} what={locationName} onClose={onClose}>
      <Typography>
        The time of these days can be changed again. Close them again when it is right.
      </Typography>
    </ReopeningDialog>
  );
}
