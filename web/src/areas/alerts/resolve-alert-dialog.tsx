import { z } from "zod/mini";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { resolveAlertSchema } from "@crewline/domain/records/alerts/alert";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";

interface ResolveAlertDialogProps {
  alertId: AlertId;
  onClose: () => void;
}

/** Asks why an alert is settled although its cause may last. */
export function ResolveAlertDialog({ alertId, onClose }: ResolveAlertDialogProps) {
  const form = useForm({
    suggested: { reason: "" },
    schema: z.omit(resolveAlertSchema, { idempotencyKey: true }),
    command: useCommand(trpc.alerts.resolve.mutationOptions()),
    input: ({ reason }) => ({ alertId, reason }),
    saved: "Resolved.",
    onSaved: onClose,
  });
  return (
    <EditDialog form={form} title="Resolve alert" submitLabel="Resolve" onClose={onClose}>
      <ReasonInput form={form} help="It comes back only if its cause ends and begins again." />
    </EditDialog>
  );
}
