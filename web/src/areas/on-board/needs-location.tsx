import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";

interface NeedsLocationProps {
  onSkip: () => Promise<void>;
  isRunning: boolean;
}

/** A step that has to wait for a first location, with the way back to it. */
export function NeedsLocation({ onSkip, isRunning }: NeedsLocationProps) {
  const [, setParams] = useSearchParams();
  return (
    <StepForm
      title="First a location"
      text="People belong to the place where they work."
      submitLabel="Add a location"
      onSubmit={async () => setParams({ step: "location" })}
      isRunning={isRunning}
      problem={null}
      other={<SkipButton onSkip={onSkip} isRunning={isRunning} />}
    >
      <Typography>You left the location out before. It takes a minute.</Typography>
    </StepForm>
  );
}
