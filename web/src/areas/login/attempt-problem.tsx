import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";
import type { Attempt } from "./use-attempt.ts";

/** Says why the last attempt failed; a blocked window can be opened from here. */
export function AttemptProblem({ attempt }: { attempt: Attempt }) {
  const { problem, openWindow } = attempt;
  if (problem === null) return null;
  return (
    <Alert
      severity="error"
      sx={wrappingAction}
      {...(openWindow !== null && {
        action: (
          <Button color="inherit" size="small" onClick={openWindow}>
            Open it now
          </Button>
        ),
      })}
    >
      {problem}
    </Alert>
  );
}
