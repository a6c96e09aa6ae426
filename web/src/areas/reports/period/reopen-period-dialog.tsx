import { z } from "zod/mini";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { reopenPeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNoticeWhenGone } from "../../../ui/notices/use-notice-when-gone.ts";
import { ReopeningDialog } from "../../../entities/company/closings/closing-dialog.tsx";
import { mayStillClose } from "@crewline/domain/rules/reports/pay-period-state";
import { readPeriodAgain } from "./use-checklist.ts";
import { useLostQuestion } from "./use-lost-question.ts";
import { useForm } from "../../../ui/forms/use-form.ts";

interface ReopenPeriodDialogProps {
  record: PayPeriodRecord;
  /** Later periods pay differences of this one. */
  isAdjusted: boolean;
  onClose: () => void;
}

const inputSchema = z.omit(reopenPeriodSchema, { idempotencyKey: true });

/** Opens a closed period again, with the reason that its history keeps. */
export function ReopenPeriodDialog({ record, isAdjusted, onClose }: ReopenPeriodDialogProps) {
  const { firstDay, version: expectedVersion, exportCount } = record;
  const { reopenPeriod } = trpc.reports;
  const tellWhenGone = useNoticeWhenGone();
  const command = useCommand(reopenPeriod.mutationOptions(), {
    onProblem: (problem) => tellWhenGone(refusalNotice(problem)),
  });
  const form = useForm({
    suggested: { reason: "" },
    schema: inputSchema,
    command,
    input: ({ reason }) => ({ firstDay, expectedVersion, reason }),
    saved: "The pay period is open again.",
    onSaved: async () => {
      onClose();
      await readPeriodAgain();
    },
  });
  const isOver = mayStillClose(record.state);
  useLostQuestion({ record, isOver, isRunning: command.isRunning, onClose });
  return (
    <ReopeningDialog form={form} what="the pay period" onClose={onClose}>
      <Typography>
        {exportCount === 0
          ? "Its time can be changed again. Close the period once more when you are done."
          : "Its time can be changed again. What was exported stays as it is; close and export the period once more when you are done."}
      </Typography>
      {isAdjusted && (
        <Alert severity="warning">
          A later period pays adjustments of this one. They are removed, because this period is
          recalculated with today’s rates. Its next export replaces the previous one: tell your
          payroll team.
        </Alert>
      )}
    </ReopeningDialog>
  );
}
