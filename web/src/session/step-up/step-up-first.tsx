import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useSubmitOnce } from "../../ui/dialogs/use-submit-once.ts";
import { isSecondFactorAsked } from "../firebase/auth-error-code.ts";
import { NEUTRAL_MESSAGE, authProblem } from "../sign-in/auth-problem.ts";
import { proveByGoogle, proveByPassword, waysToProve } from "./prove-again.ts";
import { useLogin } from "../actor/use-login.ts";

interface StepUpFirstProps {
  onProven: () => Promise<void>;
  onChallenge: (error: unknown) => void;
  onCancel: () => void;
}

/** The first step of proving again who it is, in the way in which the person signs in. */
export function StepUpFirst({ onProven, onChallenge, onCancel }: StepUpFirstProps) {
  const { email } = useLogin();
  const [{ hasPassword, hasGoogle }] = useState(waysToProve);
  const [password, setPassword] = useState("");
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const prove = async (action: () => Promise<void>) => {
    setRunning(true);
    setProblem(null);
    try {
      await action();
      await onProven();
    } catch (error) {
      if (isSecondFactorAsked(error)) onChallenge(error);
      else setProblem(stepUpProblem(error));
    } finally {
      setRunning(false);
    }
  };
  const handleSubmit = useSubmitOnce(() => prove(() => proveByPassword(password)));

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography>
        You signed in as {email} a while ago. To go on, confirm that it is still you.
      </Typography>
      <FormProblemAlert problem={problem === null ? null : { message: problem, fieldErrors: {} }} />
      {hasPassword && (
        <TextInput
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          help="Without a password, sign out and sign in by e-mail link; that counts as well."
          autoFocus
        />
      )}
      {hasGoogle && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isRunning}
          onClick={() => void prove(proveByGoogle)}
        >
          Continue with Google
        </Button>
      )}
      <Stack direction="row" sx={{ justifyContent: "flex-end", gap: 1 }}>
        <Button color="inherit" disabled={isRunning} onClick={onCancel}>
          Cancel
        </Button>
        {hasPassword && (
          <Button type="submit" variant="contained" loading={isRunning} disabled={password === ""}>
            Confirm
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The address is known here, so only the password can be wrong. */
function stepUpProblem(error: unknown): string | null {
  const message = authProblem(error);
  return message === NEUTRAL_MESSAGE ? "The password is not right." : message;
}
