import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { counted, pluralForm } from "@crewline/domain/kernel/formats/counted";
import { decideTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchFormDialog } from "../../entities/batches/batch-form-dialog.tsx";
import { useBatchForm } from "../../entities/batches/use-batch-form.ts";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import type { SentRow } from "../../entities/time-entries/sent-row.ts";
import { sentRow } from "../../entities/time-entries/sent-row.ts";

const reasonFormSchema = z.pick(decideTimeEntrySchema, { reason: true });

interface UnapproveManyDialogProps {
  /** Keep them as they were when the dialog opened. */
  rows: readonly EntryRow[];
  onClose: (isDone: boolean) => void;
}

/** Takes approvals back a few at a time, for one reason, and tells the result of each. */
export function UnapproveManyDialog({ rows, onClose }: UnapproveManyDialogProps) {
  const locale = useLocale();
  const unapprove = useCommand(trpc.timeEntries.unapproveMany.mutationOptions());
  const undo = useCommand(trpc.timeEntries.undoBatch.mutationOptions());
  const batches = useBatches<SentRow & { reason: string }>({
    save: (bulk) => unapprove.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const count = counted(rows.length, { one: "approval", other: "approvals" }, locale);
  const name = `Undo ${count}`;
  const form = useBatchForm({
    suggested: { reason: "" },
    schema: reasonFormSchema,
    command: {
      run: ({ reason }) =>
        batches.run(
          name,
          rows.map((row) => ({ ...sentRow(row, locale), reason })),
        ),
      isRunning: batches.progress !== null,
      problem: unapprove.problem,
      clearProblem: unapprove.clearProblem,
    },
  });
  return (
    <BatchFormDialog
      name={name}
      title={`${name}?`}
      submitLabel={pluralForm(
        rows.length,
        { one: "Undo approval", other: "Undo approvals" },
        locale,
      )}
      form={form}
      batches={batches}
      onClose={onClose}
    >
      <Typography>
        {pluralForm(
          rows.length,
          {
            one: "The entry waits for approval again and can be corrected.",
            other: "The entries wait for approval again and can be corrected.",
          },
          locale,
        )}
      </Typography>
      <ReasonInput form={form} />
    </BatchFormDialog>
  );
}
