import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { LocalCodeHint } from "../../session/second-factor/local-code-hint.tsx";
import { RESEND_SECONDS } from "../../session/second-factor/sms-pause.ts";
import { CODE_LENGTH, CodeInput } from "../../ui/inputs/code-input.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCountdown } from "../../ui/clock/use-countdown.ts";
import { useFactorForm } from "./use-factor-form.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

interface PhoneCodeStepProps {
  phoneNumber: string;
  finish: (code: string, name: string) => Promise<void>;
  resend: () => Promise<void>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Takes the code that was just sent. */
export function PhoneCodeStep({
  phoneNumber,
  finish,
  resend,
  onDone,
  onClose,
}: PhoneCodeStepProps) {
  const form = useFactorForm("Phone");
  const resending = useGuardedAction();
  const { secondsLeft, start } = useCountdown();
  useEffect(() => start(RESEND_SECONDS), [start]);
  const submit = async () => {
    if (await form.submit(finish)) await onDone();
  };
  const sendAgain = async () => {
    if ((await resending.run(resend)) !== null) start(RESEND_SECONDS);
  };
  return (
    <FormDialog
      open
      title="Add a phone"
      submitLabel="Switch on"
      onSubmit={submit}
      isRunning={form.isRunning}
      problem={form.problem ?? resending.problem}
      onClose={onClose}
      allowsFocusOutside
    >
      <Typography>We sent a code to {phoneNumber}.</Typography>
      <LocalCodeHint />
      <CodeInput
        label={`${CODE_LENGTH}-digit code`}
        value={form.code}
        onChange={form.setCode}
        error={form.codeError}
        autoFocus
      />
      <TextInput
        label="Name"
        value={form.name}
        onChange={form.setName}
        error={form.nameError}
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
    </FormDialog>
  );
}
