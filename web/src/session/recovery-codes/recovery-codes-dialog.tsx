import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import type { NewRecoveryCodes } from "@crewline/domain/records/sign-ins/recovery-codes";
import type { Problem } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useOnce } from "../../ui/state/use-once.ts";
import { NewCodes } from "./recovery-codes-list.tsx";
import { stepUp } from "../step-up/step-up.ts";

/**
 * Makes codes and shows them once. It closes by its button alone: a slip of the finger would lose
 * the only copy.
 */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [made, setMade] = useState<NewRecoveryCodes | null>(null);
  const command = useCommand(trpc.user.makeRecoveryCodes.mutationOptions());
  const make = async () => {
    setMade(await command.run({}));
    await queryClient.invalidateQueries(trpc.user.recoveryCodes.queryFilter());
  };
  useOnce(make);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Recovery codes</DialogTitle>
      {made === null ? (
        <NotMade command={command} onRetry={make} onClose={onClose} />
      ) : (
        <NewCodes made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NotMadeProps {
  command: { isRunning: boolean; problem: Problem | null };
  onRetry: () => Promise<void>;
  onClose: () => void;
}

function NotMade({ command, onRetry, onClose }: NotMadeProps) {
  const { isRunning, problem } = command;
  const isUnproven = problem?.ruleCode === "recoveryNeedsFactor";
  const proveAndRetry = async () => {
    if (await stepUp()) await onRetry();
  };
  return (
    <>
      <DialogContent>
        {isRunning ? (
          <CircularProgress aria-label="Making your recovery codes" />
        ) : (
          <FormProblemAlert
            problem={problem ?? { message: "No recovery codes were made.", fieldErrors: {} }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isRunning}
          onClick={() => void (isUnproven ? proveAndRetry() : onRetry())}
        >
          {isUnproven ? "Use the second factor" : "Try again"}
        </Button>
      </DialogActions>
    </>
  );
}
