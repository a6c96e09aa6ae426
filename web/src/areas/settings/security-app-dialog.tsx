import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { AppEnrolment } from "../../session/second-factor/enrol-second-factor.ts";
import { CODE_LENGTH, CodeInput } from "../../ui/inputs/code-input.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { groupedKey, otpauthUrl } from "./authenticator-key.ts";
import { QrCode } from "./qr-code.tsx";
import { refreshAccountSecurity } from "./use-account-security.ts";
import { useFactorForm } from "./use-factor-form.ts";

interface AppDialogProps {
  enrolment: AppEnrolment;
  email: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Shows the key of a new authenticator app until a code proves that the app has it. */
export function AppDialog({ enrolment, email, onAdded, onClose }: AppDialogProps) {
  const form = useFactorForm("Authenticator app");
  const notify = useNotice();
  const finish = async () => {
    if (!(await form.submit((code, name) => enrolment.finish(code, name)))) return;
    onClose();
    notify("The authenticator app is set up.");
    onAdded();
    await refreshAccountSecurity();
  };
  return (
    <FormDialog
      open
      title="Add an authenticator app"
      submitLabel="Switch on"
      onSubmit={finish}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <Typography>
        Scan this picture with an app such as Google Authenticator, 1Password or Aegis.
      </Typography>
      <QrCode text={otpauthUrl(enrolment, email, PRODUCT_NAME)} />
      <ManualKey value={enrolment.key} />
      <CodeInput
        label={`${CODE_LENGTH}-digit code`}
        help="The code that the app shows now."
        value={form.code}
        onChange={form.setCode}
        error={form.codeError}
      />
      <TextInput
        label="Name"
        value={form.name}
        onChange={form.setName}
        error={form.nameError}
        help="For example the phone that it is on."
        maxLength={60}
      />
    </FormDialog>
  );
}

function ManualKey({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        No camera at hand? Type this key into the app:
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box component="code" sx={{ fontSize: "1rem", py: 0.5 }}>
          {groupedKey(value)}
        </Box>
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </Box>
    </Box>
  );
}
