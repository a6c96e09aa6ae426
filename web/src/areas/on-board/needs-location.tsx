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
      title="Add a location first"
      text="People and schedules belong to a location. You skipped that step; it takes a minute."
      submitLabel="Add a location"
      onSubmit={async () => setParams({ step: "location" })}
      isUnsaved={false}
      isRunning={isRunning}
      problem={null}
      other={<SkipButton onSkip={onSkip} isRunning={isRunning} />}
    >
      {null}
    </StepForm>
  );
}
