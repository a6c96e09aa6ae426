import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { ListedRecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useRecurringSteps } from "./use-recurring-steps.ts";

interface EndRecurringDialogProps {
  recurring: ListedRecurringShift;
  /** The first day that has no shift any more. */
  fromDay: LocalDate;
  /** Deletes the published shifts as well. */
  deletesPublished: boolean;
  onClose: () => void;
  onEnded: () => void;
}

/** Ends a recurring shift before a day, with its shifts from then on. */
export function EndRecurringDialog({
  recurring,
  fromDay,
  deletesPublished,
  onClose,
  onEnded,
}: EndRecurringDialogProps) {
  const locale = useLocale();
  const steps = useRecurringSteps();
  const end = useCommand(trpc.schedules.endRecurringShift.mutationOptions());
  const confirm = async () => {
    const { id: recurringShiftId, version: expectedVersion } = recurring;
    const edit = { recurringShiftId, expectedVersion, fromDay, deletesPublished };
    const ended = await end.run(edit);
    if (ended === null) return;
    steps.ended(edit, ended, recurring.plan);
    onEnded();
  };
  const day = formatLongDay(fromDay, locale);
  return (
    <ConfirmDialog
      open
      title={deletesPublished ? "Delete this and the following shifts?" : "End recurring shift?"}
      text={
        deletesPublished
          ? `The shifts from ${day} on are deleted. Staff see it for published shifts once their weeks are published again.`
          : `Drafts from ${day} on are removed. Published shifts and those that have begun stay.`
      }
      confirmLabel={deletesPublished ? "Delete shifts" : "End recurring shift"}
      isDangerous
      onConfirm={confirm}
      isRunning={end.isRunning}
      problem={end.problem}
      onClose={onClose}
    />
  );
}
