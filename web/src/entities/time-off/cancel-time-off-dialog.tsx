import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { timeOffSentence } from "@crewline/domain/words/time-off/time-off-sentence";
import { timeOffDays } from "@crewline/domain/words/time-off/time-off-words";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

interface CancelTimeOffDialogProps {
  timeOff: TimeOff;
  onClose: () => void;
}

/** Takes a request or approved time off back. */
export function CancelTimeOffDialog({ timeOff, onClose }: CancelTimeOffDialogProps) {
  const locale = useLocale();
  const cancel = useCommand(trpc.calendar.cancelTimeOff.mutationOptions());
  const notify = useNotice();
  const isRequest = timeOff.state === "requested";

  const handleConfirm = async () => {
    const { id: timeOffId, version: expectedVersion } = timeOff;
    if ((await cancel.run({ timeOffId, expectedVersion })) === null) return;
    notify(timeOffSentence("cancelled", { span: timeOff }, locale));
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={isRequest ? "Cancel this request?" : "Cancel this time off?"}
      text={
        isRequest
          ? `${timeOffDays(timeOff, locale)}. Your manager no longer sees it. You can ask again.`
          : `${timeOffDays(timeOff, locale)}. Shifts can be planned then again. Shifts that became open stay open.`
      }
      confirmLabel={isRequest ? "Cancel the request" : "Cancel the time off"}
      keepLabel={isRequest ? "Keep the request" : "Keep the time off"}
      onConfirm={handleConfirm}
      isRunning={cancel.isRunning}
      problem={cancel.problem}
      onClose={onClose}
    />
  );
}
