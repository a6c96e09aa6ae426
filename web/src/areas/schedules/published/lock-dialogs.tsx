import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { MOST_REASON_LETTERS } from "@crewline/domain/records/schedules/shift-override";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { reasonProblem } from "../../../entities/schedules/reason-problem.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { Place } from "../frame/use-place.ts";

interface LockDialogProps {
  place: Place;
  onClose: () => void;
}

/** Asks before the week is locked. */
export function LockWeekDialog({ place, onClose }: LockDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const notify = useNotice();
  const lock = useCommand(trpc.schedules.lockWeek.mutationOptions(), {
    onDone: () => {
      notify("Week locked.");
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Lock ${location.name}, week of ${formatLongDay(weekStart, locale)}?`}
      text="No one can add, change, remove, take, swap or publish a shift of this week until it is unlocked. Staff keep seeing what is published. Requests that wait can still be declined."
      confirmLabel="Lock week"
      onConfirm={async () => void (await lock.run({ locationId: location.id, weekStart }))}
      isRunning={lock.isRunning}
      problem={lock.problem}
      onClose={onClose}
    />
  );
}

/** Asks why the week is unlocked. */
export function UnlockWeekDialog({ place, onClose }: LockDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const notify = useNotice();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const problem = reasonProblem(reason, locale);
  const unlock = useCommand(trpc.schedules.unlockWeek.mutationOptions(), {
    onDone: () => {
      notify("Week unlocked.");
      onClose();
    },
  });
  const send = async () => {
    setTried(true);
    if (problem !== undefined) return;
    await unlock.run({ locationId: location.id, weekStart, reason });
  };
  return (
    <FormDialog
      open
      title={`Unlock ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      submitLabel="Unlock week"
      onSubmit={send}
      isRunning={unlock.isRunning}
      problem={unlock.problem}
      onClose={onClose}
    >
      <TextInput
        label="Reason"
        value={reason}
        onChange={setReason}
        error={isTried ? problem : undefined}
        rows={2}
        maxLength={MOST_REASON_LETTERS}
        help="Kept in Audits. Not sent to staff."
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
