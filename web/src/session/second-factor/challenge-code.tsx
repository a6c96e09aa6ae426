import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { CodeInput } from "../../ui/inputs/code-input.tsx";
import { useSubmitOnce } from "../../ui/dialogs/use-submit-once.ts";
import { LocalCodeHint } from "./local-code-hint.tsx";
import type { SecondFactor } from "./second-factor.ts";
import { factorWords } from "./second-factor.ts";
import type { SignInChallenge } from "./sign-in-challenge.ts";
import { useChallengeCode } from "./use-challenge-code.ts";

interface ChallengeCodeProps {
  challenge: SignInChallenge;
  factor: SecondFactor;
  onDone: () => void;
  /** The attempt is too old for any code. */
  onOver: () => void;
}

/** The code of one factor; a phone gets its message when this appears. */
export function ChallengeCode({ challenge, factor, onDone, onOver }: ChallengeCodeProps) {
  const step = useChallengeCode(challenge, factor);
  const handleSubmit = useSubmitOnce(async () => {
    if (await step.confirm()) onDone();
  });
  if (step.isOver) {
    return (
      <>
        <Alert severity="warning">This sign-in has waited too long for its code.</Alert>
        <Button variant="contained" size="large" onClick={onOver}>
          Start again
        </Button>
      </>
    );
  }
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography>{leadOf(factor, step.isSent)}</Typography>
      {factor.kind === "phone" && <LocalCodeHint />}
      {step.sendProblem !== null && <Alert severity="error">{step.sendProblem}</Alert>}
      <CodeInput
        label="6-digit code"
        value={step.code}
        onChange={step.setCode}
        error={step.codeError ?? undefined}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={step.isConfirming}>
        Confirm
      </Button>
      {factor.kind === "phone" && <ResendButton step={step} />}
    </Stack>
  );
}

function leadOf(factor: SecondFactor, isSent: boolean): string {
  const words = factorWords(factor);
  if (factor.kind === "app") return `Enter the code that the ${words} shows for ${PRODUCT_NAME}.`;
  return isSent ? `We sent a code to the ${words}.` : `We send a code to the ${words}.`;
}

function ResendButton({ step }: { step: ReturnType<typeof useChallengeCode> }) {
  const { isSending, secondsLeft, send } = step;
  return (
    <Button
      type="button"
      disabled={secondsLeft > 0}
      loading={isSending}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : "Send a new code"}
    </Button>
  );
}
