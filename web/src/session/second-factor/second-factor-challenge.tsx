import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ChallengeCode } from "./challenge-code.tsx";
import type { SecondFactor } from "./second-factor.ts";
import { factorWords } from "./second-factor.ts";
import { challengeOf } from "./sign-in-challenge.ts";

interface SecondFactorChallengeProps {
  /** The error of the first step, for which `isSecondFactorAsked` is true. */
  error: unknown;
  backLabel: string;
  onBack: () => void;
  onDone: () => void;
  /** Continues with a recovery code; only for a sign-in, because the code ends all sign-ins. */
  onRecover?: () => void;
}

/** Asks for the second factor: which one, when there are several, and then its code. */
export function SecondFactorChallenge({
  error,
  backLabel,
  onBack,
  onDone,
  onRecover,
}: SecondFactorChallengeProps) {
  const [challenge] = useState(() => challengeOf(error));
  const { factors } = challenge;
  const [only] = factors;
  const [chosen, setChosen] = useState(factors.length === 1 ? (only ?? null) : null);
  return (
    <Stack sx={{ gap: 2 }}>
      {chosen === null ? (
        <FactorChoice factors={factors} onChoose={setChosen} />
      ) : (
        <ChallengeCode challenge={challenge} factor={chosen} onDone={onDone} onOver={onBack} />
      )}
      <Stack direction="row" sx={{ justifyContent: "space-between", flexWrap: "wrap", gap: 1 }}>
        <Button color="inherit" onClick={onBack}>
          {backLabel}
        </Button>
        {chosen !== null && factors.length > 1 && (
          <Button color="inherit" onClick={() => setChosen(null)}>
            Use another way
          </Button>
        )}
      </Stack>
      <Lost onRecover={onRecover} />
    </Stack>
  );
}

function Lost({ onRecover }: { onRecover: (() => void) | undefined }) {
  if (onRecover === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        Lost your phone? Sign out, then sign in with a recovery code.
      </Typography>
    );
  }
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={onRecover}
      sx={{ alignSelf: "start" }}
    >
      Lost your phone? Use a recovery code
    </Link>
  );
}

interface FactorChoiceProps {
  factors: readonly SecondFactor[];
  onChoose: (factor: SecondFactor) => void;
}

function FactorChoice({ factors, onChoose }: FactorChoiceProps) {
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: "none" }}>
      {factors.map((factor, index) => (
        <li key={factor.id}>
          <Button
            variant="outlined"
            color="inherit"
            fullWidth
            size="large"
            autoFocus={index === 0}
            onClick={() => onChoose(factor)}
            sx={{ justifyContent: "flex-start", textAlign: "start", borderColor: "divider" }}
          >
            {choiceOf(factor)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function choiceOf(factor: SecondFactor): string {
  const what = factor.kind === "app" ? "Code of the" : "Text message to the";
  return `${what} ${factorWords(factor)}`;
}
