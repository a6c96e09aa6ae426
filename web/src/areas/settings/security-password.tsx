import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { changePassword } from "../../session/step-up/account-security.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { schemaOfCheck } from "../../ui/forms/schema-of-check.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { NewPassword } from "./new-password.ts";
import { checkNewPassword } from "./new-password.ts";
import { useGuardedCommand } from "./use-guarded-command.ts";

const newPassword = schemaOfCheck(checkNewPassword);

/** Opens the change of password, for users who have one. */
export function SecurityPassword({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <Typography color="textSecondary">
        You sign in with Google, so there is no password to change here.
      </Typography>
    );
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the password
      </Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    suggested: { password: "", repeated: "" },
    schema: newPassword,
    command: useGuardedCommand(({ password }: NewPassword) => changePassword(password)),
    input: (draft) => draft,
    saved: "The password is changed. Other devices have to sign in again.",
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Change the password"
      submitLabel="Change"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="New password"
        type="password"
        autoComplete="new-password"
        value={form.draft.password}
        onChange={(password) => form.change({ password })}
        error={form.errorOf("password")}
        help="At least 6 characters."
        autoFocus
      />
      <TextInput
        label="New password again"
        type="password"
        autoComplete="new-password"
        value={form.draft.repeated}
        onChange={(repeated) => form.change({ repeated })}
        error={form.errorOf("repeated")}
      />
    </EditDialog>
  );
}
