import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { refreshClaims } from "../tab/refresh-claims.ts";
import { SecondFactorChallenge } from "../second-factor/second-factor-challenge.tsx";
import { StepUpFirst } from "./step-up-first.tsx";
import type { StepUpRequest } from "./step-up.ts";

/**
 * Asks for the password or Google again, then for the second factor where there is one. Focus may
 * leave it, because the check against robots opens a separate window.
 */
export function StepUpDialog({ request }: { request: StepUpRequest }) {
  const titleId = useId();
  const [challenge, setChallenge] = useState<unknown>(request.challenge);
  const cancel = () => request.settle(false);
  const finish = async () => {
    await refreshClaims().catch(() => null);
    request.settle(true);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      disableEnforceFocus
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === "escapeKeyDown") cancel();
      }}
    >
      <DialogTitle id={titleId}>Confirm that it is you</DialogTitle>
      <DialogContent>
        {challenge === null ? (
          <StepUpFirst onProven={finish} onChallenge={setChallenge} onCancel={cancel} />
        ) : (
          <SecondFactorChallenge
            error={challenge}
            backLabel="Cancel"
            onBack={cancel}
            onDone={() => void finish()}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
