import { z } from "zod/mini";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { unlockWeekSchema } from "@crewline/domain/records/schedules/schedule";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { Place } from "../frame/use-place.ts";

interface LockDialogProps {
  place: Pick<Place, "location" | "weekStart">;
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
  const form = useForm({
    suggested: { reason: "" },
    schema: z.omit(unlockWeekSchema, { idempotencyKey: true }),
    command: useCommand(trpc.schedules.unlockWeek.mutationOptions()),
    input: ({ reason }) => ({ locationId: location.id, weekStart, reason }),
    saved: "Week unlocked.",
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={`Unlock ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      submitLabel="Unlock week"
      onClose={onClose}
    >
      <ReasonInput form={form} help="Kept in Audits. Not sent to staff." />
    </EditDialog>
  );
}
