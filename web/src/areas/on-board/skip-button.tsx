import Button from "@mui/material/Button";

interface SkipButtonProps {
  onSkip: () => Promise<void>;
  isRunning: boolean;
}

/** Leaves a step out; Home reminds of it later. */
export function SkipButton({ onSkip, isRunning }: SkipButtonProps) {
  return (
    <Button color="inherit" size="large" disabled={isRunning} onClick={() => void onSkip()}>
      Skip this step
    </Button>
  );
}
