import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { runScore, runState } from "@crewline/domain/rules/checklists/run-state";
import { runTitle } from "@crewline/domain/words/checklists/checklist-labels";
import { versionWords } from "@crewline/domain/words/checklists/version-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { ListDialog } from "../../ui/dialogs/list-dialog.tsx";
import { ChecklistItems } from "./checklist-items.tsx";
import { RunSummary } from "./run-summary.tsx";
import { SignOff } from "./sign-off.tsx";
import { useAnswers } from "./use-answers.ts";

interface RunDialogProps {
  run: ChecklistRun;
  place: { locationId: LocationId; day: LocalDate; timeZone: string };
  onClose: () => void;
}

/** A checklist to do, one tap an item; also without a network. */
export function RunDialog({ run: stored, place, onClose }: RunDialogProps) {
  const { run, answers, answer, waiting } = useAnswers(stored, place);
  const state = runState(run, useNow());
  const locale = useLocale();
  const isDone = state === "completed" || state === "completedLate";
  return (
    <ListDialog title={runTitle(run, locale)} onClose={onClose}>
      <Stack spacing={2}>
        <RunSummary run={run} timeZone={place.timeZone} isNamed={false} />
        {run.description !== "" && <Typography color="textSecondary">{run.description}</Typography>}
        {waiting > 0 && (
          <Alert severity="info" role="status">
            Kept on this device. It is sent when you are online.
          </Alert>
        )}
        {isDone && (
          <Alert severity="success" role="status">
            {`Done. Score ${runScore(run)} of 100.`}
          </Alert>
        )}
        {run.needsSignOff && <SignOff run={run} place={place} />}
        <ChecklistItems
          items={run.items}
          answers={answers}
          isReadOnly={state === "missed" || run.signedOff !== null}
          onAnswer={answer}
        />
        {!run.isFollowUp && (
          <Typography variant="body2" color="textSecondary">
            {versionWords(locale).madeFrom(run.templateVersion)}
          </Typography>
        )}
      </Stack>
    </ListDialog>
  );
}
