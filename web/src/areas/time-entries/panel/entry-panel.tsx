import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { HowComputed } from "../../../entities/wages/explained/how-computed.tsx";
import { weekDerivation } from "../../../entities/wages/explained/week-derivation.ts";
import { SidePanel } from "../../../ui/page/side-panel.tsx";
import { CorrectionBox } from "./correction-box.tsx";
import { EntryState } from "../rows/entry-columns.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { SuggestedEnds } from "../../../entities/time-entries/suggested-ends.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import type { PanelActionsProps } from "./panel-actions.tsx";
import { PanelActions } from "./panel-actions.tsx";

interface EntryPanelProps extends PanelActionsProps {
  onClose: () => void;
}

/**
 * One entry: planned, punched and payable time beside each other, what may be done, its history.
 */
export function EntryPanel({ row, entries, review, onAct, onClose }: EntryPanelProps) {
  const locale = useLocale();
  const { entry } = row;
  return (
    <SidePanel
      open
      title={`${row.employeeName}, ${formatDate(entry.day, locale)}`}
      subtitle={<EntryState row={row} />}
      onClose={onClose}
      neighbours={review.neighbours}
      keys={review.keys}
      actions={<PanelActions {...{ row, entries, review, onAct }} />}
    >
      <Stack spacing={2}>
        {entry.state === "needsFix" && (
          <Alert severity="warning">
            There is no clock-out, so nothing of this entry is paid yet. Correct it to set the end.
          </Alert>
        )}
        {review.choices.ends.length > 0 && (
          <SuggestedEnds
            entry={entry}
            choices={review.choices}
            isAccepting={review.isAccepting}
            onAccept={(end) => void review.acceptEnd(end)}
          />
        )}
        <CorrectionBox row={row} review={review} onAct={onAct} />
        {review.problem !== null && <Alert severity="error">{review.problem.message}</Alert>}
        <EntryFacts row={row} />
        {entry.state !== "requested" && (
          <div>
            <HowComputed label="How this time is counted">
              <weekDerivation.Part
                employeeId={entry.employeeId}
                weekStart={entry.weekStart}
                entryId={entry.id}
              />
            </HowComputed>
          </div>
        )}
        <EntryHistory entry={entry} />
      </Stack>
    </SidePanel>
  );
}
