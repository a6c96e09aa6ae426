import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { SubscriptionAct } from "@crewline/domain/records/subscription/subscription";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface ActWords {
  title: string;
  text: string;
  label: string;
  done: string;
}

const words: Readonly<Record<SubscriptionAct, ActWords>> = {
  pause: {
    title: "Pause the subscription?",
    text: "Nothing is charged while it is paused. The company is read-only from now on: people still clock in and out, and you can look at and export everything. Resume it at any time.",
    label: "Pause",
    done: "The subscription is paused.",
  },
  resume: {
    title: "Resume the subscription?",
    text: "The next invoice is charged as usual, and everything works again.",
    label: "Resume",
    done: "The subscription is active again.",
  },
  cancel: {
    title: "Cancel the subscription?",
    text: "Everything works until the end of the paid period. After that the company is read-only: people still clock in and out, and you can look at and export everything.",
    label: "Cancel subscription",
    done: "The subscription ends with the paid period.",
  },
  keep: {
    title: "Keep the subscription?",
    text: "The subscription goes on after the paid period as if it had not been cancelled.",
    label: "Keep subscription",
    done: "The subscription goes on.",
  },
};

interface ActDialogProps {
  act: SubscriptionAct;
  onClose: () => void;
}

/** Says what an act on the subscription means before it is done; a cancellation offers the data. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const { title, text, label, done } = words[act];
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.subscription.actOn.mutationOptions()),
    input: ({ reason }) => ({ act, reason: reason.trim() === "" ? null : reason }),
    saved: done,
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.subscription.pathFilter());
    },
  });
  return (
    <EditDialog
      form={form}
      title={title}
      submitLabel={label}
      isDangerous={act === "cancel"}
      keepLabel="Back"
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      {act === "cancel" && (
        <>
          <Typography>
            <Link component={RouterLink} to="/settings?tab=company&section=data">
              Download all data
            </Link>{" "}
            first if you want to take it along.
          </Typography>
          <TextInput
            label="Reason (optional)"
            value={form.draft.reason}
            onChange={(reason) => form.change({ reason })}
            error={form.errorOf("reason")}
            rows={2}
          />
        </>
      )}
    </EditDialog>
  );
}
