import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { isToSignOff } from "@crewline/domain/rules/checklists/run-state";
import { signOffText } from "@crewline/domain/words/checklists/sign-off-text";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useMaySignOff } from "./use-may-sign-off.ts";

interface SignOffProps {
  run: ChecklistRun;
  place: { locationId: LocationId; day: LocalDate; timeZone: string };
}

/** Whether a list was signed off, and the button for those who may sign it off. */
export function SignOff({ run, place: { locationId, day, timeZone } }: SignOffProps) {
  const locale = useLocale();
  const isAllowed = useMaySignOff(run);
  const command = useCommand(trpc.templates.signOff.mutationOptions());
  const { signedOff } = run;
  const said = signedOff && {
    name: signedOff.byName,
    time: formatTime(signedOff.at, timeZone, locale),
  };
  const sign = () => void command.run({ locationId, day, runId: run.id });
  return (
    <>
      <FormProblemAlert problem={command.problem} />
      <Alert
        severity={signedOff === null ? "info" : "success"}
        action={
          isAllowed &&
          isToSignOff(run) && (
            <Button color="inherit" loading={command.isRunning} onClick={sign}>
              Sign off
            </Button>
          )
        }
      >
        {signOffText(said, { isDone: run.completedAt !== null }, locale)}
      </Alert>
    </>
  );
}
