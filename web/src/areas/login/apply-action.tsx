import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { ActionMode } from "../../session/sign-in/action-mode.ts";
import { applyAction } from "../../session/sign-in/action-codes.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { AttemptProblem } from "./attempt-problem.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginLink } from "./login-link.tsx";
import { wantedPath } from "./wanted-path.ts";
import { useAttempt } from "./use-attempt.ts";

type AppliedMode = Exclude<ActionMode, "resetPassword">;

interface Words {
  title: string;
  button: string;
  done: string;
  doneText: (address: string) => string;
}

const words: Readonly<Record<AppliedMode, Words>> = {
  verifyEmail: {
    title: "Confirm your e-mail address",
    button: "Confirm the address",
    done: "Your address is confirmed",
    doneText: (address) => `${address} is yours.`,
  },
  verifyAndChangeEmail: {
    title: "Change your e-mail address",
    button: "Use this address",
    done: "Your address is changed",
    doneText: (address) => `From now on you sign in as ${address}.`,
  },
  recoverEmail: {
    title: "Get your old address back",
    button: "Use the old address again",
    done: "Your old address is back",
    doneText: (address) =>
      `You sign in as ${address} again. If someone else changed it, choose a new password now.`,
  },
};

interface ApplyActionProps {
  mode: AppliedMode;
  address: string;
  code: string;
}

/** Asks before it does what the link says: programs that look into mails open links, too. */
export function ApplyAction({ mode, address, code }: ApplyActionProps) {
  const attempt = useAttempt("link");
  const [isDone, setDone] = useState(false);
  const { title, button, done, doneText } = words[mode];
  const apply = async () => {
    if (await attempt.run(() => applyAction(code))) setDone(true);
  };
  if (isDone) {
    return (
      <LoginFrame title={done}>
        <Alert severity="success">{doneText(address)}</Alert>
        {mode === "recoverEmail" && <LoginLink view="reset">Choose a new password</LoginLink>}
        <WayOn />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={title} lead={address}>
      <AttemptProblem attempt={attempt} />
      <Button
        variant="contained"
        size="large"
        loading={attempt.isRunning}
        onClick={() => void apply()}
      >
        {button}
      </Button>
    </LoginFrame>
  );
}

function WayOn(): ReactNode {
  const { login } = useSessionState();
  const [search] = useSearchParams();
  return login ? (
    <Link component={RouterLink} to={wantedPath(search, location.origin)} variant="body2">
      Go on
    </Link>
  ) : (
    <LoginLink view="signIn">Go to sign in</LoginLink>
  );
}
