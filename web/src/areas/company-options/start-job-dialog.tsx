import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import type { DataJobId } from "@crewline/domain/kernel/ids/record-ids";
import type { DataJobDays, DataJobKind } from "@crewline/domain/records/data-jobs/data-job";
import { startDataJobSchema } from "@crewline/domain/records/data-jobs/data-job";
import { dataJobWords } from "@crewline/domain/words/data-jobs/data-job-words";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { Tenant } from "./company-list.tsx";

interface StartJobDialogProps {
  company: Tenant;
  kind: DataJobKind;
  /** The dry run whose result is written; null for one. */
  dryRun: { id: DataJobId; daysBack: DataJobDays } | null;
  onClose: () => void;
}

const inputSchema = z.omit(startDataJobSchema, { idempotencyKey: true });

const daysOptions = [
  { value: "92", label: "The last 3 months" },
  { value: "366", label: "The last 12 months" },
] as const;

/** Says what a data job does and asks for the reason. */
export function StartJobDialog({ company, kind, dryRun, onClose }: StartJobDialogProps) {
  const words = dataJobWords(useLocale());
  const { companyId, name } = company;
  const form = useForm({
    suggested: { daysBack: "92", reason: "" },
    schema: inputSchema,
    command: useCommand(trpc.companyOptions.startDataJob.mutationOptions()),
    input: ({ daysBack, reason }) => ({
      companyId,
      kind,
      dryRunId: dryRun?.id ?? null,
      daysBack: dryRun?.daysBack ?? Number(daysBack),
      reason,
    }),
    saved: "Started. It begins within a minute.",
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.companyOptions.pathFilter());
    },
  });
  const { draft, change } = form;
  return (
    <EditDialog
      form={form}
      title={dryRun === null ? words.start[kind] : `${words.applied[kind]}: apply`}
      submitLabel={dryRun === null ? "Start" : "Apply"}
      onClose={onClose}
    >
      <Typography>
        {dryRun === null
          ? words.about[kind]
          : `Changes the stored data of ${name} as the dry run found it. It is recorded with your reason, here and in the company's audit.`}
      </Typography>
      {dryRun === null && kind !== "migrate" && (
        <SelectInput
          label="Days"
          value={draft.daysBack}
          onChange={(daysBack) => change({ daysBack })}
          options={daysOptions}
        />
      )}
      <ReasonInput form={form} rows={2} isOneOfSeveral />
    </EditDialog>
  );
}
