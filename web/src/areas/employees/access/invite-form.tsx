import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { RouterOutputs } from "../../../api/trpc.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useFocusFirstError } from "../../../ui/forms/use-focus-first-error.ts";
import { useSubmitOnce } from "../../../ui/dialogs/use-submit-once.ts";
import { useUnsaved } from "../../../ui/unsaved/use-unsaved.ts";
import { InvitationLink } from "./invitation-link.tsx";
import type { Pending } from "./new-invitation.ts";
import { invitationSchema, newInvitation } from "./new-invitation.ts";
import { PendingInvitation } from "./pending-invitation.tsx";
import { RightsFields } from "./rights-fields.tsx";

interface InviteFormProps {
  employee: Employee;
  /** The address known from the profile; empty when there is none. */
  email: string;
  /** What is offered already and not accepted. */
  pending: Pending;
  /** Called after an invitation was made or withdrawn. */
  onChanged: () => void;
}

/** Offers a login by an invitation; a new one replaces the one before. */
export function InviteForm({ employee, email, pending, onChanged }: InviteFormProps) {
  const [draft, setDraft] = useState(() => newInvitation(employee, { email, pending }));
  const invite = useCommand(trpc.employees.invite.mutationOptions());
  const form = useCheckedForm(invitationSchema, invite);
  const [sent, setSent] = useState<RouterOutputs["employees"]["invite"] | null>(null);
  const formRef = useFocusFirstError(form.problem);
  const [isTyped, setIsTyped] = useState(false);
  const set = (changes: Partial<typeof draft>) => {
    setIsTyped(true);
    setDraft({ ...draft, ...changes });
  };

  useUnsaved(() => isTyped && sent === null);
  const handleSubmit = useSubmitOnce(async () => {
    setSent(await form.submit(draft));
    onChanged();
  });

  const handleRevoked = () => {
    setSent(null);
    onChanged();
  };

  return (
    <Stack spacing={2}>
      {pending !== null && (
        <PendingInvitation employee={employee} pending={pending} onRevoked={handleRevoked} />
      )}
      {sent !== null && <InvitationLink {...sent} email={draft.email} />}
      <form noValidate onSubmit={handleSubmit} ref={formRef}>
        <Stack spacing={2}>
          {pending === null && (
            <Typography sx={{ color: "text.secondary" }}>
              {`${employee.name} has no login yet. With one, shifts, hours and the punch clock are on the phone.`}
            </Typography>
          )}
          <FormProblemAlert problem={form.problem} />
          <TextInput
            label="E-mail"
            type="email"
            value={draft.email}
            onChange={(value) => set({ email: value })}
            error={form.errorOf("email")}
            help="The invitation is for this address only."
            isRequired
          />
          <RightsFields rights={draft} onChange={set} errorOf={form.errorOf} />
          <div>
            <Button type="submit" variant="contained" loading={form.isRunning}>
              {pending !== null ? "Send a new invitation" : "Give access"}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
