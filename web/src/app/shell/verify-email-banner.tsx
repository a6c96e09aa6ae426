import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect, useState } from "react";
import { authProblem } from "../../session/sign-in/auth-problem.ts";
import { refreshWhenShown, sendVerification } from "../../session/sign-in/verify-email.ts";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";

interface VerifyEmailBannerProps {
  email: string;
  /** Null where the banner stays until the address is confirmed. */
  onDismiss: (() => void) | null;
}

/** Asks the user to confirm the address; disappears once it is confirmed on any device. */
export function VerifyEmailBanner({ email, onDismiss }: VerifyEmailBannerProps) {
  const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(refreshWhenShown, []);
  const send = async () => {
    setState("sending");
    setProblem(null);
    try {
      await sendVerification("/");
      setState("sent");
    } catch (error) {
      setProblem(authProblem(error));
      setState("asking");
    }
  };
  return (
    <Alert
      role="status"
      severity={problem === null ? "info" : "warning"}
      square
      sx={wrappingAction}
      action={
        <Stack direction="row">
          {state !== "sent" && (
            <Button
              color="inherit"
              size="small"
              loading={state === "sending"}
              onClick={() => void send()}
            >
              Send the link
            </Button>
          )}
          {onDismiss !== null && (
            <Button color="inherit" size="small" onClick={onDismiss}>
              Later
            </Button>
          )}
        </Stack>
      }
    >
      {problem ??
        (state === "sent"
          ? `A link is on its way to ${email}. Open it, then come back here.`
          : `Confirm that ${email} is yours, so that no one else can use it.`)}
    </Alert>
  );
}
