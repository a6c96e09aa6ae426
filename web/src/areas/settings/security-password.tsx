import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { changePassword } from "../../session/step-up/account-security.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { checkNewPassword } from "./new-password.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

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
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [isChecked, setChecked] = useState(false);
  const change = useGuardedAction();
  const notify = useNotice();
  const errors = checkNewPassword(password, repeated);
  const submit = async () => {
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    if ((await change.run(() => changePassword(password))) === null) return;
    onClose();
    notify("The password is changed. Other devices have to sign in again.");
  };
  return (
    <FormDialog
      open
      title="Change the password"
      submitLabel="Change"
      onSubmit={submit}
      isRunning={change.isRunning}
      problem={change.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="New password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={isChecked ? errors.password : undefined}
        help="At least 6 characters."
        autoFocus
      />
      <TextInput
        label="New password again"
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        error={isChecked ? errors.repeated : undefined}
      />
    </FormDialog>
  );
}
