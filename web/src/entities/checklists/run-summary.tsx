import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { runProgress, runState } from "@crewline/domain/rules/checklists/run-state";
import { checklistLabels, runTitle } from "@crewline/domain/words/checklists/checklist-labels";
import { dueText } from "@crewline/domain/words/checklists/checklist-times";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";

const tones = {
  open: "neutral",
  inProgress: "info",
  late: "warning",
  toSignOff: "info",
  completed: "good",
  completedLate: "warning",
  missed: "danger",
} as const;

interface RunSummaryProps {
  run: ChecklistRun;
  timeZone: string;
  /** False where its name is the title already. */
  isNamed?: boolean;
}

/** A list in two lines: its name, when it is due, how far it is. */
export function RunSummary({ run, timeZone, isNamed = true }: RunSummaryProps) {
  const locale = useLocale();
  const { done, all } = runProgress(run);
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ width: "100%", alignItems: "center", justifyContent: "space-between", gap: 1 }}
    >
      <span>
        {isNamed && runTitle(run, locale)}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: "block" }}
        >
          {`${dueText(run.dueAt, timeZone, locale)} · ${done}/${all}`}
        </Typography>
      </span>
      <RunStateChip run={run} />
    </Stack>
  );
}

export function RunStateChip({ run }: Pick<RunSummaryProps, "run">) {
  const state = runState(run, useNow());
  return <StatusChip tone={tones[state]} label={checklistLabels(useLocale()).run[state]} />;
}
