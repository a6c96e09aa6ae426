import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useState } from "react";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

interface ClosePeriodDialogProps {
  period: PayPeriodDays;
  version: number;
  /** The number of unapproved entries of the period. */
  unapproved: number;
  onClose: () => void;
}

/** Asks before a period is closed, and whether it may include unapproved entries. */
export function ClosePeriodDialog(props: ClosePeriodDialogProps) {
  const locale = useLocale();
  const { period, version, unapproved, onClose } = props;
  const [includesUnapproved, setIncludesUnapproved] = useState(false);
  const command = useCommand(trpc.reports.closePeriod.mutationOptions());
  const notify = useNotice();

  const handleConfirm = async () => {
    const { firstDay } = period;
    const input = { firstDay, expectedVersion: version, includesUnapproved };
    if ((await command.run(input)) === null) return;
    notify("The pay period is closed.");
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Close ${formatDayRange(period.firstDay, period.lastDay, locale)}?`}
      text={
        <>
          The time of these days can no longer be changed; hours and pay stay as they are now. You
          can open the period again with a reason.
          {unapproved > 0 && (
            <CheckInput
              label={pluralForm(
                unapproved,
                {
                  one: "Close it with 1 unapproved entry",
                  other: `Close it with ${unapproved} unapproved entries`,
                },
                locale,
              )}
              value={includesUnapproved}
              onChange={setIncludesUnapproved}
            />
          )}
        </>
      }
      confirmLabel="Close period"
      onConfirm={handleConfirm}
      isRunning={command.isRunning}
      problem={command.problem}
      onClose={onClose}
    />
  );
}
