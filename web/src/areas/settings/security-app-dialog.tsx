import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { AppEnrolment } from "../../session/second-factor/enrol-second-factor.ts";
import { CODE_LENGTH, CodeInput } from "../../ui/inputs/code-input.tsx";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { QrCode } from "../../ui/page/qr-code.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { groupedKey, otpauthUrl } from "./authenticator-key.ts";
import { useFactorForm } from "./use-factor-form.ts";

interface AppDialogProps {
  enrolment: AppEnrolment;
  email: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Shows the key of a new authenticator app until a code proves that the app has it. */
export function AppDialog({ enrolment, email, onAdded, onClose }: AppDialogProps) {
  const form = useFactorForm({
    name: "Authenticator app",
    finish: (code, name) => enrolment.finish(code, name),
    saved: "The authenticator app is set up.",
    onAdded,
    onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Add an authenticator app"
      submitLabel="Switch on"
      onClose={onClose}
    >
      <Typography>
        Scan this picture with an app such as Google Authenticator, 1Password or Aegis.
      </Typography>
      <QrCode label="QR code with the key" text={otpauthUrl(enrolment, email, PRODUCT_NAME)} />
      <ManualKey value={enrolment.key} />
      <CodeInput
        label={`${CODE_LENGTH}-digit code`}
        help="The code that the app shows now."
        value={form.draft.code}
        onChange={(code) => form.change({ code })}
        error={form.errorOf("code")}
      />
      <TextInput
        label="Name"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        help="For example the phone that it is on."
        maxLength={60}
      />
    </EditDialog>
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
