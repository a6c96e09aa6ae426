import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type {
  CorrectionRequest,
  TimeEntry,
} from "@crewline/domain/records/time-entries/time-entry";
import { correctionSentence } from "@crewline/domain/words/time-entries/correction-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { EntryEdit } from "../edits/entry-edits.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { EntrySpan } from "../../../entities/time-entries/entry-span.tsx";
import type { Review } from "./use-review.ts";

interface CorrectionBoxProps {
  row: EntryRow;
  review: Review;
  onAct: (act: EntryEdit) => void;
}

/** What the employee asked for and what became of it; empty without a request. */
export function CorrectionBox({ row, review, onAct }: CorrectionBoxProps) {
  const locale = useLocale();
  const { entry, employeeName } = row;
  const isOwn = useLogin().employeeId === entry.employeeId;
  const mayAnswer = useMay("timeEntries", "edit") && !isOwn;
  const { correction } = entry;
  if (correction === null) return null;
  const isOpen = correction.state === "open";
  return (
    <Alert severity={isOpen ? "warning" : "info"} icon={false}>
      <Typography>{correctionSentence(correction, isOwn ? null : employeeName, locale)}</Typography>
      <Asked correction={correction} entry={entry} />
      {correction.answer !== "" && <Typography>{`“${correction.answer}”`}</Typography>}
      {isOpen && mayAnswer && (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="contained"
            aria-keyshortcuts="a"
            loading={review.isAccepting}
            onClick={() => void review.acceptRequest()}
          >
            Accept these times
          </Button>
          <Button size="small" onClick={() => onAct("declineCorrection")}>
            Decline
          </Button>
        </Stack>
      )}
      {isOpen && isOwn && <OwnActions entry={entry} onAct={onAct} />}
    </Alert>
  );
}

interface AskedProps {
  correction: CorrectionRequest;
  entry: TimeEntry;
}

/** The requested times, with their day where it differs, and the employee's words. */
function Asked({ correction: { requested, message }, entry }: AskedProps) {
  const locale = useLocale();
  const day = localDateAt(requested.startsAt, entry.timeZone);
  const was = localDateAt(entry.payable.startsAt, entry.timeZone);
  return (
    <>
      <Typography variant="caption" component="div" sx={{ mt: 0.5 }}>
        Requested
      </Typography>
      {day !== was && <div>{formatDate(day, locale)}</div>}
      <EntrySpan span={requested} entry={entry} />
      {message !== "" && <Typography>{`“${message}”`}</Typography>}
    </>
  );
}

function OwnActions({ entry, onAct }: { entry: TimeEntry; onAct: (act: EntryEdit) => void }) {
  const notify = useNotice();
  const withdraw = useCommand(trpc.timeEntries.withdrawCorrection.mutationOptions());
  const handleWithdraw = async () => {
    const done = await withdraw.run({ entryId: entry.id, expectedVersion: entry.version });
    if (done !== null) notify("Request withdrawn.");
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onAct("requestCorrection")}>
          Change request
        </Button>
        <Button size="small" loading={withdraw.isRunning} onClick={() => void handleWithdraw()}>
          Withdraw
        </Button>
      </Stack>
      {withdraw.problem !== null && (
        <Typography role="alert">{withdraw.problem.message}</Typography>
      )}
    </>
  );
}
