import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { LocalCodeHint } from "../../session/second-factor/local-code-hint.tsx";
import { RESEND_SECONDS } from "../../session/second-factor/sms-pause.ts";
import { CODE_LENGTH, CodeInput } from "../../ui/inputs/code-input.tsx";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCountdown } from "../../ui/clock/use-countdown.ts";
import { useFactorForm } from "./use-factor-form.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

interface PhoneCodeStepProps {
  phoneNumber: string;
  finish: (code: string, name: string) => Promise<void>;
  resend: () => Promise<void>;
  onAdded: () => void;
  onClose: () => void;
}

/** Takes the code that was just sent. */
export function PhoneCodeStep(props: PhoneCodeStepProps) {
  const { phoneNumber, resend, onClose } = props;
  const form = useFactorForm({ ...props, name: "Phone", saved: "The phone is set up." });
  const resending = useGuardedAction();
  const { secondsLeft, start } = useCountdown();
  useEffect(() => start(RESEND_SECONDS), [start]);
  const sendAgain = async () => {
    if ((await resending.run(resend)) !== null) start(RESEND_SECONDS);
  };
  return (
    <EditDialog
      form={{ ...form, problem: form.problem ?? resending.problem }}
      title="Add a phone"
      submitLabel="Switch on"
      onClose={onClose}
      allowsFocusOutside
    >
      <Typography>We sent a code to {phoneNumber}.</Typography>
      <LocalCodeHint />
      <CodeInput
        label={`${CODE_LENGTH}-digit code`}
        value={form.draft.code}
        onChange={(code) => form.change({ code })}
        error={form.errorOf("code")}
        autoFocus
      />
      <TextInput
        label="Name"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        help="For example work or private."
        maxLength={60}
      />
      <Box>
        <Button
          disabled={secondsLeft > 0}
          loading={resending.isRunning}
          onClick={() => void sendAgain()}
        >
          {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : "Send a new code"}
        </Button>
      </Box>
    </EditDialog>
  );
}
