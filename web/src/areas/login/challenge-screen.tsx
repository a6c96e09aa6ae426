import CircularProgress from "@mui/material/CircularProgress";
import { Suspense, lazy } from "react";
import { LoginFrame } from "./login-frame.tsx";
import type { Attempt, AttemptChallenge } from "./use-attempt.ts";

/** Not part of the login's first load: most sign-ins end without it. */
const SecondFactorChallenge = lazy(async () => {
  const { SecondFactorChallenge: part } = await import("../../session/second-factor-challenge.tsx");
  return { default: part };
});

interface ChallengeScreenProps {
  attempt: Attempt;
  challenge: AttemptChallenge;
  onLeave: () => void;
}

/** The second step of a sign-in, whatever the first one was. */
export function ChallengeScreen({ attempt, challenge, onLeave }: ChallengeScreenProps) {
  return (
    <LoginFrame title="Confirm that it is you">
      {challenge.isMet ? (
        <CircularProgress aria-label="Signing in" />
      ) : (
        <Suspense fallback={<CircularProgress aria-label="Loading the second step" />}>
          <SecondFactorChallenge
            error={challenge.error}
            backLabel="Back to sign in"
            onBack={onLeave}
            onDone={attempt.meetChallenge}
          />
        </Suspense>
      )}
    </LoginFrame>
  );
}
