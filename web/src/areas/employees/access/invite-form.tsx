import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { RouterOutputs } from "../../../api/trpc.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import type { Pending } from "./new-invitation.ts";
import { invitationSchema, newInvitation } from "./new-invitation.ts";
import { PendingInvitation } from "./pending-invitation.tsx";
import { RightsFields } from "./rights-fields.tsx";

interface InviteFormProps {
  employee: Employee;
  /** The address known from the profile; empty when there is none. */
  email: string;
  /** The offer that is not accepted yet. */
  pending: Pending;
  /** Called after an invitation was made or withdrawn. */
  onChanged: () => void;
}

/** Offers a login by an invitation; a new one replaces the one before. */
export function InviteForm({ employee, email, pending, onChanged }: InviteFormProps) {
  const [suggested] = useState(() => newInvitation(employee, { email, pending }));
  const [sent, setSent] = useState<RouterOutputs["employees"]["invite"] | null>(null);
  const form = useForm({
    suggested,
    schema: invitationSchema,
    command: useCommand(trpc.employees.invite.mutationOptions()),
    input: (invitation) => invitation,
    onSaved: (invitation) => {
      setSent(invitation);
      onChanged();
    },
  });
  const { draft, change, errorOf } = form;

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
      <EditForm
        form={{ ...form, isUnsaved: form.isUnsaved && sent === null }}
        submitLabel={pending === null ? "Give access" : "Send a new invitation"}
        isReadyAtOnce
      >
        {pending === null && (
          <Typography sx={{ color: "text.secondary" }}>
            {`${employee.name} has no login yet. With one, shifts, hours and the punch clock are on the phone.`}
          </Typography>
        )}
        <TextInput
          label="E-mail"
          type="email"
          value={draft.email}
          onChange={(value) => change({ email: value })}
          error={errorOf("email")}
          help="The invitation is for this address only."
          isRequired
        />
        <RightsFields rights={draft} onChange={change} errorOf={errorOf} />
      </EditForm>
    </Stack>
  );
}
