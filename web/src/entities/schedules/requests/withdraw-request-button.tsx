import Button from "@mui/material/Button";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { requestedShiftText, requestTexts } from "@crewline/domain/words/schedules/request-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";

/** Withdraws a request of the reader that waits, and says why it can't be. */
export function WithdrawRequestButton({ request }: { request: ShiftRequest }) {
  const locale = useLocale();
  const words = requestTexts(locale);
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.withdrawRequest.mutationOptions());
  const { id: requestId, kind, shift } = request;
  const withdraw = async () => {
    if ((await run({ requestId })) !== null) notify(words.withdrawn);
  };
  return (
    <>
      <span className="end">
        <Button
          size="small"
          color="inherit"
          loading={isRunning}
          aria-label={`${words.withdraw}: ${words.kinds[kind]}, ${requestedShiftText(shift, locale)}`}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      </span>
      {problem !== null && (
        <div className="whole">
          <FormProblemAlert problem={problem} />
        </div>
      )}
    </>
  );
}
