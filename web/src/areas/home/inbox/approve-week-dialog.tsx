import Typography from "@mui/material/Typography";
import { useState } from "react";
import { inboxTexts, restText } from "@crewline/domain/words/home/inbox-card-words";
import { ApproveManyDialog } from "../../../entities/time-entries/approve-many-dialog.tsx";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { cleanRows } from "../../../entities/time-entries/entry-rows.ts";
import { sentTogether } from "../../../entities/time-entries/sent-row.ts";
import { useApprovalRules } from "../../../entities/time-entries/use-approval-rules.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { wholeResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";
import { taskTitle } from "./task-title.ts";
import { useWeekEntries } from "./use-week-entries.ts";

/** Approves the entries of a week in which nothing needs a decision; the others are left alone. */
export function ApproveWeekDialog(props: TaskDialogProps<"approve">) {
  const { task, place, path, onClose } = props;
  const locale = useLocale();
  const result = useWeekEntries(place, task.weekStart);
  // Without all hours of the week its flags are missing, and what needs a look would seem clean.
  const whole = wholeResult(result);
  const [hasAll, setHasAll] = useState(false);
  if (!hasAll && whole.status === "ready") setHasAll(true);
  // A connection that is lost later does not take the progress away.
  if (hasAll && result.status === "ready") return <Loaded {...props} rows={result.data} />;
  return (
    <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
      <DataStates result={whole} label="the time entries">
        {() => null}
      </DataStates>
    </TaskFrame>
  );
}

interface LoadedProps extends TaskDialogProps<"approve"> {
  rows: readonly EntryRow[];
}

/** Asks for what was clean when it opened: what comes up meanwhile was not looked at. */
function Loaded({ task, place, path, onClose, rows }: LoadedProps) {
  const locale = useLocale();
  const { mayApprove } = useApprovalRules();
  const [clean] = useState(() => cleanRows(rows, mayApprove));
  const [rest] = useState(
    () => rows.filter(({ entry }) => entry.state === "closed").length - clean.length,
  );
  if (clean.length === 0) {
    return (
      <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
        <Typography>{inboxTexts(locale).nothingClean}</Typography>
      </TaskFrame>
    );
  }
  return (
    <ApproveManyDialog {...sentTogether(clean, locale)} onClose={onClose}>
      {rest > 0 && <Typography>{restText(rest, locale)}</Typography>}
    </ApproveManyDialog>
  );
}
