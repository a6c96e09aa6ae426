import { z } from "zod/mini";
import MergeOutlined from "@mui/icons-material/MergeOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { mergeLoginsSchema } from "@crewline/domain/records/users/staff-act";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { ShownLogin } from "./use-logins.ts";

/** Merging the login into another one of the same person; nothing for a login of no company. */
export function MergeButton({ shown: { login, membership } }: { shown: ShownLogin }) {
  const [isAsked, setAsked] = useState(false);
  if (membership === null) return null;
  const { uid, email } = login;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<MergeOutlined />}
        onClick={() => setAsked(true)}
        sx={{ alignSelf: "flex-start" }}
      >
        Merge into another login…
      </Button>
      {isAsked && <MergeDialog {...{ uid }} who={email ?? uid} onClose={() => setAsked(false)} />}
    </>
  );
}

const inputSchema = z.omit(mergeLoginsSchema, { idempotencyKey: true });

interface MergeDialogProps {
  uid: UserId;
  who: string;
  onClose: () => void;
}

/** Asks which login stays, and why. */
function MergeDialog({ uid, who, onClose }: MergeDialogProps) {
  const form = useForm({
    suggested: { toEmail: "", reason: "" },
    schema: inputSchema,
    command: useCommand(trpc.users.merge.mutationOptions()),
    input: (draft) => ({ uid, ...draft }),
    saved: `${who} is switched off, and the other login belongs to the company.`,
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.users.pathFilter());
    },
  });
  return (
    <EditDialog
      form={form}
      title={`Merge ${who} into another login?`}
      submitLabel="Merge"
      isDangerous
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        For a person who signed up twice. The other login gets the company, the role and the
        employee record of {who}, which is signed out everywhere and switched off. Both addresses
        get an e-mail. Check that both belong to the same person.
      </Typography>
      <TextInput
        label="E-mail of the login that stays"
        type="email"
        value={form.draft.toEmail}
        onChange={(toEmail) => form.change({ toEmail })}
        error={form.errorOf("toEmail")}
        isRequired
      />
      <ReasonInput
        form={form}
        rows={2}
        help="For example: asked by phone, called back on the number we know."
        isOneOfSeveral
      />
    </EditDialog>
  );
}
