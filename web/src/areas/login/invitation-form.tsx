import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { signInWithPassword, signUp } from "../../session/sign-in/sign-in-methods.ts";
import { signOut } from "../../session/tab/sign-out.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { ChallengeScreen } from "./challenge-screen.tsx";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";
import type { LoginErrors } from "./login-input.ts";
import { PasswordField } from "./password-field.tsx";
import type { InvitationSecret } from "./use-accept-invitation.ts";
import { useAcceptInvitation } from "./use-accept-invitation.ts";
import type { Attempt } from "./use-attempt.ts";
import { useAttempt } from "./use-attempt.ts";

export interface Invitation {
  companyName: string;
  employeeName: string;
  email: string;
}

interface InvitationFormProps {
  secret: InvitationSecret;
  invitation: Invitation;
}

/** A new password, or the sign-in that the person has already, and then the company. */
export function InvitationForm({ secret, invitation }: InvitationFormProps) {
  const { login } = useSessionState();
  const acceptance = useAcceptInvitation(secret);
  const attempt = useAttempt();
  if (acceptance.isAccepted) return <Navigate to="/on-board" replace />;
  if (attempt.challenge !== null && !login) {
    return (
      <ChallengeScreen
        attempt={attempt}
        challenge={attempt.challenge}
        onLeave={attempt.leaveChallenge}
        onRecovered={attempt.meetChallenge}
      />
    );
  }
  const { companyName, employeeName, email } = invitation;
  return (
    <LoginFrame
      title={`Join ${companyName}`}
      lead={`${employeeName}, ${companyName} gives you a login for ${email}.`}
    >
      {acceptance.problem !== null && <Alert severity="error">{acceptance.problem}</Alert>}
      {login && !attempt.isRunning ? (
        <JoinAs
          present={login.email}
          invited={email}
          isRunning={acceptance.isRunning}
          onJoin={acceptance.accept}
        />
      ) : (
        <GuestForm
          invitation={invitation}
          attempt={attempt}
          isRunning={attempt.isRunning || acceptance.isRunning}
          onSignedIn={acceptance.accept}
        />
      )}
    </LoginFrame>
  );
}

interface JoinAsProps {
  present: string;
  invited: string;
  isRunning: boolean;
  onJoin: () => void;
}

/** An invitation is for one address, and only who signs in with it may join. */
function JoinAs({ present, invited, isRunning, onJoin }: JoinAsProps) {
  if (present.toLowerCase() !== invited.toLowerCase()) {
    return (
      <>
        <Alert severity="info">
          You are signed in as {present}, but this invitation is for {invited}.
        </Alert>
        <Button variant="contained" size="large" onClick={() => void signOut()}>
          Sign out and go on as {invited}
        </Button>
      </>
    );
  }
  return (
    <Button variant="contained" size="large" loading={isRunning} onClick={onJoin}>
      Join as {present}
    </Button>
  );
}

interface GuestFormProps {
  invitation: Invitation;
  attempt: Attempt;
  isRunning: boolean;
  onSignedIn: () => void;
}

function GuestForm({ invitation, attempt, isRunning, onSignedIn }: GuestFormProps) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [hasAccount, setHasAccount] = useState(false);
  const { email, employeeName } = invitation;
  const submit = async (password: string) => {
    const isDone = await attempt.run(() =>
      hasAccount
        ? signInWithPassword(email, password)
        : signUp({ name: employeeName, email, password }),
    );
    if (isDone) onSignedIn();
  };
  return (
    <>
      <LoginForm
        submitLabel={hasAccount ? "Sign in and join" : "Create login and join"}
        wanted={[hasAccount ? "password" : "newPassword"]}
        attempt={{ ...attempt, isRunning }}
        onErrors={setErrors}
        onSubmit={({ password }) => void submit(password)}
      >
        <LoginField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          isReadOnly
        />
        <PasswordField key={String(hasAccount)} isNew={!hasAccount} error={errors.password} />
      </LoginForm>
      <Button variant="text" disabled={isRunning} onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? "I have no account yet" : "I have an account with this address"}
      </Button>
    </>
  );
}
