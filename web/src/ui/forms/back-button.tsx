import Button from "@mui/material/Button";

interface BackButtonProps {
  onBack: () => void;
  isRunning: boolean;
}

/** Leads from the last step of a form back to its fields. */
export function BackButton({ onBack, isRunning }: BackButtonProps) {
  return (
    <Button color="inherit" sx={{ mr: "auto" }} onClick={onBack} disabled={isRunning}>
      Back
    </Button>
  );
}
