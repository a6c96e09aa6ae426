import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { PRODUCT_NAME } from "@crewline/domain/product";
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
}

/** Asks for the second factor: which one, when there are several, and then its code. */
export function SecondFactorChallenge({
  error,
  backLabel,
  onBack,
  onDone,
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
      <Typography variant="body2" color="textSecondary">
        Lost your phone? Ask an admin of your company to contact {PRODUCT_NAME} support, who can
        take the second factor off your account.
      </Typography>
    </Stack>
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
