import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { viewAsSchema, viewMinutes } from "@crewline/domain/records/users/staff-act";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useNewRights } from "../../session/actor/use-new-rights.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";

interface ViewAsDialogProps {
  uid: UserId;
  who: string;
  companyName: string;
  onClose: () => void;
}

const inputSchema = z.omit(viewAsSchema, { idempotencyKey: true });
const durations = viewMinutes.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

/** Asks why and for how long product staff look at the company as this member. */
export function ViewAsDialog({ uid, who, companyName, onClose }: ViewAsDialogProps) {
  const navigate = useNavigate();
  const rights = useNewRights("The view has begun");
  const form = useForm({
    suggested: { reason: "", minutes: String(viewMinutes[1]) },
    schema: inputSchema,
    command: useCommand(trpc.users.viewAs.mutationOptions()),
    input: ({ reason, minutes }) => ({
      uid,
      reason,
      minutes: viewMinutes.find((each) => String(each) === minutes) ?? viewMinutes[0],
    }),
    onSaved: async () => {
      onClose();
      await navigate("/");
      await rights.fetch();
    },
  });
  return (
    <EditDialog
      form={form}
      title={`View ${companyName} as ${who}?`}
      submitLabel="View"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        You see what {who} sees and can change nothing. The company&apos;s admins see in their audit
        when you viewed it, as whom and why.
      </Typography>
      <ReasonInput
        form={form}
        rows={2}
        help="For example: asked by phone why a shift is missing."
        isOneOfSeveral
      />
      <SelectInput
        label="Time limit"
        value={form.draft.minutes}
        onChange={(minutes) => form.change({ minutes })}
        options={durations}
      />
    </EditDialog>
  );
}
