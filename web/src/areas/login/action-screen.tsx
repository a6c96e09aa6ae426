import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { Suspense, use, useState } from "react";
import type { ActionMode } from "../../session/sign-in/action-mode.ts";
import { addressOfAction } from "../../session/sign-in/action-codes.ts";
import { authProblem, isWorthRetrying } from "../../session/sign-in/auth-problem.ts";
import { ApplyAction } from "./apply-action.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginLink } from "./login-link.tsx";
import { NewPassword } from "./new-password.tsx";

interface ActionScreenProps {
  mode: ActionMode;
  code: string;
}

/** The page that links in the identity service's mails open: our own, not the service's. */
export function ActionScreen({ mode, code }: ActionScreenProps) {
  const [asked, setAsked] = useState(() => openLink(mode, code));
  const opening = (
    <LoginFrame title="Your link">
      <CircularProgress aria-label="Opening the link" />
    </LoginFrame>
  );
  return (
    <Suspense fallback={opening}>
      <OpenedLink
        mode={mode}
        code={code}
        asked={asked}
        onRetry={() => setAsked(openLink(mode, code))}
      />
    </Suspense>
  );
}

/** The address that a link is about, or why it cannot be shown. */
type Opened = { address: string } | { error: unknown };

async function openLink(mode: ActionMode, code: string): Promise<Opened> {
  try {
    return { address: await addressOfAction(mode, code) };
  } catch (error) {
    return { error };
  }
}

interface OpenedLinkProps extends ActionScreenProps {
  asked: Promise<Opened>;
  onRetry: () => void;
}

function OpenedLink({ mode, code, asked, onRetry }: OpenedLinkProps) {
  const opened = use(asked);
  if ("address" in opened) {
    return mode === "resetPassword" ? (
      <NewPassword address={opened.address} code={code} />
    ) : (
      <ApplyAction mode={mode} address={opened.address} code={code} />
    );
  }
  if (!isWorthRetrying(opened.error)) return <InvalidLink mode={mode} />;
  return (
    <LoginFrame
      title="The link could not be opened"
      lead={authProblem(opened.error, "link") ?? undefined}
    >
      <Button variant="contained" size="large" onClick={onRetry}>
        Try again
      </Button>
    </LoginFrame>
  );
}

function InvalidLink({ mode }: { mode: ActionMode }) {
  return (
    <LoginFrame
      title="This link is no longer valid"
      lead="It was used already, is too old, or a newer one was sent."
    >
      {mode === "resetPassword" && <LoginLink view="reset">Send a new link</LoginLink>}
      <LoginLink view="signIn">Go to sign in</LoginLink>
    </LoginFrame>
  );
}
