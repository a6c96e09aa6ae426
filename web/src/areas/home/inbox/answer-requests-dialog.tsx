import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { correctionSentence } from "@crewline/domain/words/time-entries/correction-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { DeclineCorrectionDialog } from "../../../entities/time-entries/decline-correction-dialog.tsx";
import { EntrySpan } from "../../../entities/time-entries/entry-span.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";
import { taskTitle } from "./task-title.ts";
import { useWeekEntries } from "./use-week-entries.ts";

/** What employees ask their time of a week to be, each to accept or decline. */
export function AnswerRequestsDialog(props: TaskDialogProps<"answerRequests">) {
  const { task, place, path, onClose } = props;
  const locale = useLocale();
  const { employeeId } = useActor();
  const result = useWeekEntries(place, task.weekStart);
  return (
    <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
      <DataStates result={result} label="the requests">
        {(rows) => <Requests rows={rows.filter(({ entry }) => entry.employeeId !== employeeId)} />}
      </DataStates>
    </TaskFrame>
  );
}

function Requests({ rows }: { rows: readonly EntryRow[] }) {
  const words = inboxTexts(useLocale());
  const asked = rows.flatMap(({ entry, employeeName }) =>
    entry.correction?.state === "open" ? [{ entry, employeeName, asked: entry.correction }] : [],
  );
  if (asked.length === 0) return <Typography>{words.nothingLeft}</Typography>;
  return (
    <PlainList>
      {asked.map((one) => (
        <Request key={one.entry.id} {...one} />
      ))}
    </PlainList>
  );
}

interface RequestProps {
  entry: TimeEntry;
  employeeName: string;
  asked: NonNullable<TimeEntry["correction"]>;
}

function Request({ entry, employeeName, asked }: RequestProps) {
  const locale = useLocale();
  const notify = useNotice();
  const words = inboxTexts(locale);
  const [isDeclining, setDeclining] = useState(false);
  const accept = useCommand(trpc.timeEntries.acceptCorrection.mutationOptions());
  const handleAccept = async () => {
    const input = { entryId: entry.id, expectedVersion: entry.version };
    if ((await accept.run(input)) !== null) notify(words.accepted(employeeName));
  };
  return (
    <li>
      <div className="whole">
        <div>{correctionSentence(asked, employeeName, locale)}</div>
        <div>{formatDate(localDateAt(asked.requested.startsAt, entry.timeZone), locale)}</div>
        <EntrySpan span={asked.requested} entry={entry} />
        {asked.message !== "" && <div className="quiet">{words.quoted(asked.message)}</div>}
        <FormProblemAlert problem={accept.problem} />
      </div>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="contained"
          loading={accept.isRunning}
          onClick={() => void handleAccept()}
        >
          {words.accept}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={accept.isRunning}
          onClick={() => setDeclining(true)}
        >
          {words.decline}
        </Button>
      </Stack>
      {isDeclining && (
        <DeclineCorrectionDialog
          entry={entry}
          employeeName={employeeName}
          onClose={() => setDeclining(false)}
        />
      )}
    </li>
  );
}
