import CircularProgress from "@mui/material/CircularProgress";
import { Suspense, lazy, useState } from "react";
import { LoginFrame } from "./login-frame.tsx";
import type { Attempt, AttemptChallenge } from "./use-attempt.ts";

/** Not part of the login's first load: most sign-ins end without it. */
const SecondFactorChallenge = lazy(async () => {
  const { SecondFactorChallenge: part } =
    await import("../../session/second-factor/second-factor-challenge.tsx");
  return { default: part };
});

const RecoveryForm = lazy(async () => {
  const { RecoveryForm: part } = await import("./recovery-form.tsx");
  return { default: part };
});

interface ChallengeScreenProps {
  attempt: Attempt;
  challenge: AttemptChallenge;
  onLeave: () => void;
  /** A recovery code took the factor off, and the first step alone has signed in. */
  onRecovered: () => void;
}

/** The second step of a sign-in, whatever the first one was. */
export function ChallengeScreen(props: ChallengeScreenProps) {
  const { attempt, challenge, onLeave, onRecovered } = props;
  const [isRecovering, setRecovering] = useState(false);
  if (challenge.isMet) {
    return (
      <LoginFrame title={secondStep}>
        <CircularProgress aria-label="Signing in" />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={isRecovering ? "Use a recovery code" : secondStep}>
      <Suspense fallback={<CircularProgress aria-label="Loading the second step" />}>
        {isRecovering ? (
          <RecoveryForm
            firstStep={challenge.firstStep}
            onBack={() => setRecovering(false)}
            onDone={onRecovered}
          />
        ) : (
          <SecondFactorChallenge
            error={challenge.error}
            backLabel="Back to sign in"
            onBack={onLeave}
            onDone={attempt.meetChallenge}
            onRecover={() => setRecovering(true)}
          />
        )}
      </Suspense>
    </LoginFrame>
  );
}

const secondStep = "Confirm that it is you";
