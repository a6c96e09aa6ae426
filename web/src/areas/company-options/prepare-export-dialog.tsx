import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { prepareExportSchema } from "@crewline/domain/records/data-export/data-export";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import type { Tenant } from "./company-list.tsx";

interface PrepareExportDialogProps {
  company: Tenant;
  onClose: () => void;
}

/** Says who can download an export that product staff prepare, and asks for the reason. */
export function PrepareExportDialog({ company, onClose }: PrepareExportDialogProps) {
  const { companyId, name } = company;
  const form = useForm({
    suggested: { reason: "" },
    schema: z.omit(prepareExportSchema, { idempotencyKey: true }),
    command: useCommand(trpc.companyOptions.prepareExport.mutationOptions()),
    input: ({ reason }) => ({ companyId, reason }),
    saved: "Prepared. The admins have been told by e-mail.",
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.companyOptions.pathFilter());
    },
  });
  return (
    <EditDialog form={form} title="Prepare an export" submitLabel="Prepare" onClose={onClose}>
      <Typography>
        An admin of {name} can download all of its data within 7 days, in Settings. You cannot read
        it. It is recorded with your reason, here and in the company's audit.
      </Typography>
      <ReasonInput form={form} rows={2} />
    </EditDialog>
  );
}
