import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { reopenPeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface ReopenPeriodDialogProps {
  record: PayPeriodRecord;
  /** Later periods pay differences of this one. */
  isAdjusted: boolean;
  onClose: () => void;
}

const inputSchema = reopenPeriodSchema.omit({ idempotencyKey: true });

/** Opens a closed period again, with the reason that its history keeps. */
export function ReopenPeriodDialog({ record, isAdjusted, onClose }: ReopenPeriodDialogProps) {
  const { firstDay, version: expectedVersion } = record;
  const form = useForm({
    suggested: { reason: "" },
    schema: inputSchema,
    command: useCommand(trpc.reports.reopenPeriod.mutationOptions()),
    input: ({ reason }) => ({ firstDay, expectedVersion, reason }),
    saved: "The pay period is open again.",
    onSaved: async () => {
      await queryClient.invalidateQueries(trpc.reports.payroll.queryFilter());
      onClose();
    },
  });

  return (
    <EditDialog form={form} title="Reopen the pay period" submitLabel="Reopen" onClose={onClose}>
      <Typography>
        Its time can be changed again. What was exported stays as it is; close and export the period
        once more when you are done.
      </Typography>
      {isAdjusted && (
        <Alert severity="warning">
          A later period pays adjustments of this one. They are removed, because this period is
          recalculated with today’s rates. Its next export replaces the previous one: tell your
          payroll team.
        </Alert>
      )}
      <TextInput
        label="Reason"
        value={form.draft.reason}
        onChange={(reason) => form.change({ reason })}
        error={form.errorOf("reason")}
        help="Kept in the history of the period."
        isRequired
      />
    </EditDialog>
  );
}
