import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { wrappingAction } from "./wrapping-action.ts";

interface FailedAlertProps {
  message: string;
  onRetry: () => void;
}

/** Says what could not be loaded, and tries again on request. */
export function FailedAlert({ message, onRetry }: FailedAlertProps) {
  return (
    <Alert
      severity="error"
      sx={wrappingAction}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
