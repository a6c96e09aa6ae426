import Button from "@mui/material/Button";
import type { ShiftRequestId } from "@crewline/domain/kernel/ids/record-ids";
import type { Decision } from "@crewline/domain/words/schedules/decision-words";
import { decisionTexts } from "@crewline/domain/words/schedules/decision-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface DecisionButtonsProps {
  requestId: ShiftRequestId;
  who: string;
  /** The first is the usual one. */
  decisions: readonly Decision[];
}

/** The decisions about a request, each in one tap, and the refusal of the last. */
export function DecisionButtons({ requestId, who, decisions }: DecisionButtonsProps) {
  const words = decisionTexts(useLocale());
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.decideRequest.mutationOptions());
  const decide = async (decision: Decision) => {
    if ((await run({ requestId, decision, note: "" })) !== null) notify(words.done[decision]);
  };
  return (
    <>
      <span className="end">
        {decisions.map((decision, place) => (
          <Button
            key={decision}
            size="small"
            variant={place === 0 && decision !== "denied" ? "contained" : "outlined"}
            disabled={isRunning}
            aria-label={words.about(words.acts[decision], who)}
            onClick={() => void decide(decision)}
            sx={{ mr: 1 }}
          >
            {words.acts[decision]}
          </Button>
        ))}
      </span>
      {problem !== null && (
        <div className="whole">
          <FormProblemAlert problem={problem} />
        </div>
      )}
    </>
  );
}
