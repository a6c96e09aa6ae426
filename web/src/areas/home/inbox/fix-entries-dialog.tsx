import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { SuggestedEnd } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { suggestedEnds } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { SuggestedEnds } from "../../../entities/time-entries/suggested-ends.tsx";
import { useEndChoices } from "../../../entities/time-entries/use-end-choices.ts";
import { useApprovalRules } from "../../../entities/time-entries/use-approval-rules.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";
import { taskTitle } from "./task-title.ts";
import { useWeekEntries } from "./use-week-entries.ts";

/** The forgotten clock-outs of a week, each with its likely ends. */
export function FixEntriesDialog({ task, place, path, onClose }: TaskDialogProps<"fix">) {
  const locale = useLocale();
  const result = useWeekEntries(place, task.weekStart);
  return (
    <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
      <DataStates result={result} label="the time entries">
        {(rows) => <Missing rows={rows} path={path} />}
      </DataStates>
    </TaskFrame>
  );
}

function Missing({ rows, path }: { rows: readonly EntryRow[]; path: string }) {
  const words = inboxTexts(useLocale());
  const missing = rows.filter(({ entry }) => entry.state === "needsFix");
  const entries = rows.map(({ entry }) => entry);
  if (missing.length === 0) return <Typography>{words.nothingLeft}</Typography>;
  return (
    <PlainList>
      {missing.map((row) => (
        <MissingEnd key={row.entry.id} row={row} entries={entries} path={path} />
      ))}
    </PlainList>
  );
}

interface MissingEndProps {
  row: EntryRow;
  /** The entries of the week, by which the usual time of the employee is known. */
  entries: readonly TimeEntry[];
  path: string;
}

function MissingEnd({ row, entries, path }: MissingEndProps) {
  const { entry, shift, employeeName } = row;
  const locale = useLocale();
  const now = useNow();
  const notify = useNotice();
  const words = inboxTexts(locale);
  const { approvesTimeOf } = useApprovalRules();
  const accept = useCommand(trpc.timeEntries.acceptEnd.mutationOptions());
  const ends = approvesTimeOf(entry) ? suggestedEnds(entry, { shift, entries, now }) : [];
  const choices = useEndChoices(entry.id, ends);
  const handleAccept = async ({ endsAt, breaks }: SuggestedEnd) => {
    const input = { entryId: entry.id, expectedVersion: entry.version, endsAt, breaks };
    if ((await accept.run(input)) === null) return;
    notify(breaks.length === 0 ? words.ended(employeeName) : words.endedWithBreak(employeeName));
  };
  return (
    <li>
      <div className="whole">
        <strong>{employeeName}</strong>{" "}
        <span className="quiet">
          {words.clockedIn(formatDayTime(entry.payable.startsAt, entry.timeZone, locale))}
        </span>
        <FormProblemAlert problem={accept.problem} />
      </div>
      <SuggestedEnds
        entry={entry}
        choices={choices}
        isAccepting={accept.isRunning}
        onAccept={(end) => void handleAccept(end)}
      />
      <Button component={Link} to={`${path}&entry=${entry.id}`} size="small" color="inherit">
        {words.otherEnd}
      </Button>
    </li>
  );
}
