import Step from "@mui/material/Step";
import StepButton from "@mui/material/StepButton";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import type { OnBoarding, OnBoardStep } from "@crewline/domain/records/company/on-boarding";
import { isBefore, onBoardSteps, stepState } from "@crewline/domain/records/company/on-boarding";

const labels: Record<OnBoardStep, string> = {
  company: "Company",
  location: "Locations",
  rules: "Rules",
  people: "People",
  week: "First week",
};

interface StepBarProps {
  shown: OnBoardStep;
  /** Null before the company is founded. */
  progress: OnBoarding | null;
  /** The steps whose result exists, whichever way it was made. */
  has?: ReadonlySet<OnBoardStep>;
}

const nothing: ReadonlySet<OnBoardStep> = new Set();

/** The steps, with the way back to those that are open already. */
export function StepBar({ shown, progress, has = nothing }: StepBarProps) {
  const [, setParams] = useSearchParams();
  return (
    <Stepper
      nonLinear
      activeStep={onBoardSteps.indexOf(shown)}
      alternativeLabel
      aria-label="Steps"
      sx={{ mb: 3, mx: { xs: -1, sm: 0 } }}
    >
      {onBoardSteps.map((name) => {
        const state = progress === null ? "open" : stepState(progress, name, has);
        const isReached = progress !== null && !isBefore(progress.step, name);
        const label = {
          optional: state === "skipped" ? skippedNote : undefined,
          children: labels[name],
        };
        return (
          <Step key={name} completed={state === "done"}>
            {isReached && name !== shown ? (
              <StepButton {...label} onClick={() => setParams({ step: name })} />
            ) : (
              <StepLabel {...label} />
            )}
          </Step>
        );
      })}
    </Stepper>
  );
}

const skippedNote = (
  <Typography variant="caption" component="span" sx={{ display: "block", textAlign: "center" }}>
    Skipped
  </Typography>
);
