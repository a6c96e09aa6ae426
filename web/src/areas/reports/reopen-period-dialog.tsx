import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { reopenPeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

interface ReopenPeriodDialogProps {
  record: PayPeriodRecord;
  /** Later periods pay differences of this one. */
  isAdjusted: boolean;
  onClose: () => void;
}

const inputSchema = reopenPeriodSchema.omit({ idempotencyKey: true });

/** Opens a closed period again, with the reason that its history keeps. */
export function ReopenPeriodDialog({ record, isAdjusted, onClose }: ReopenPeriodDialogProps) {
  const [reason, setReason] = useState("");
  const form = useCheckedForm(inputSchema, useCommand(trpc.reports.reopenPeriod.mutationOptions()));
  const notify = useNotice();

  const handleSubmit = async () => {
    const { firstDay, version: expectedVersion } = record;
    if ((await form.submit({ firstDay, expectedVersion, reason })) === null) return;
    await queryClient.invalidateQueries(trpc.reports.payroll.queryFilter());
    notify("The pay period is open again.");
    onClose();
  };

  return (
    <FormDialog
      open
      title="Reopen the pay period"
      submitLabel="Reopen"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <Typography>
        Its time can be changed again. What was exported stays as it is; close and export the period
        once more when you are done.
      </Typography>
      {isAdjusted && (
        <Alert severity="warning">
          A later period pays adjustments of this one. They are taken back, because this period is
          computed again with today’s rates. Its next export replaces the one before: tell whoever
          runs payroll.
        </Alert>
      )}
      <TextInput
        label="Reason"
        value={reason}
        onChange={setReason}
        error={form.errorOf("reason")}
        help="Kept in the history of the period."
        isRequired
      />
    </FormDialog>
  );
}
