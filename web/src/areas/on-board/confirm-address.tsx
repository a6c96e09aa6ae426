import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { authProblem } from "../../session/sign-in/auth-problem.ts";
import { refreshWhenShown, sendVerification } from "../../session/sign-in/verify-email.ts";

/** Sends the link that proves the address; only the owner of an address may ask to join. */
export function ConfirmAddress({ email }: { email: string }) {
  const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(refreshWhenShown, []);
  const handleClick = async () => {
    setState("sending");
    setProblem(null);
    try {
      await sendVerification("/on-board");
      setState("sent");
    } catch (error) {
      setProblem(authProblem(error));
      setState("asking");
    }
  };
  return (
    <>
      {state === "sent" && (
        <Alert severity="info" role="status">
          {`A link is on its way to ${email}. Open it, then come back here to ask.`}
        </Alert>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button variant="outlined" loading={state === "sending"} onClick={() => void handleClick()}>
        {state === "sent" ? "Send the link again" : "Confirm your address to ask"}
      </Button>
    </>
  );
}
