import Step from "@mui/material/Step";
import StepButton from "@mui/material/StepButton";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import { useSearchParams } from "react-router-dom";
import type { OnBoarding, OnBoardStep } from "@crewline/domain/company/on-boarding";
import { isBefore, onBoardSteps } from "@crewline/domain/company/on-boarding";

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
}

/** The steps, with the way back to those that are open already. */
export function StepBar({ shown, progress }: StepBarProps) {
  const [, setParams] = useSearchParams();
  return (
    <Stepper
      nonLinear
      activeStep={onBoardSteps.indexOf(shown)}
      alternativeLabel
      aria-label="Steps"
      sx={{ mb: 3, mx: { xs: -1, sm: 0 } }}
    >
      {onBoardSteps.map((name) => (
        <Step key={name} completed={isDone(name, progress)}>
          {isOpen(name, progress) && name !== shown ? (
            <StepButton onClick={() => setParams({ step: name })}>{labels[name]}</StepButton>
          ) : (
            <StepLabel>{labels[name]}</StepLabel>
          )}
        </Step>
      ))}
    </Stepper>
  );
}

function isDone(name: OnBoardStep, progress: OnBoarding | null): boolean {
  return progress !== null && isBefore(name, progress.step) && !progress.skipped.includes(name);
}

function isOpen(name: OnBoardStep, progress: OnBoarding | null): boolean {
  return progress !== null && name !== "company" && !isBefore(progress.step, name);
}
