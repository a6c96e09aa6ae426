import Button from "@mui/material/Button";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import type { SentRow } from "../../../entities/time-entries/sent-row.ts";
import { ApproveManyDialog } from "../../../entities/time-entries/approve-many-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useHotkey } from "../../../ui/keyboard/use-hotkey.ts";
import { cleanProblems } from "./problems.ts";

interface ApproveCleanButtonProps {
  item: ShownItem;
  onApproved: (problems: readonly ShownProblem[]) => void;
}

/** Approves every listed entry in which nothing needs a decision. */
export function ApproveCleanButton({ item, onApproved }: ApproveCleanButtonProps) {
  const locale = useLocale();
  const clean = cleanProblems(item);
  const [asked, setAsked] = useState<readonly ShownProblem[] | null>(null);
  return (
    <>
      {clean.length > 0 && <AskButton count={clean.length} onAsk={() => setAsked(clean)} />}
      {asked !== null && (
        <ApproveManyDialog
          rows={asked.flatMap((problem) => rowOf(problem, locale))}
          seconds={asked.reduce((sum, { seconds }) => sum + seconds, 0)}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) onApproved(asked);
          }}
        />
      )}
    </>
  );
}

/** Has the key only while there is something to approve: items without it are on the page as well. */
function AskButton({ count, onAsk }: { count: number; onAsk: () => void }) {
  useHotkey("A", onAsk);
  return (
    <Button size="small" variant="contained" aria-keyshortcuts="Shift+A" onClick={onAsk}>
      {`Approve ${count} clean`}
    </Button>
  );
}

function rowOf({ entry, employeeName }: ShownProblem, locale: Locale): SentRow[] {
  if (entry === null) return [];
  const { entryId, version: expectedVersion, day } = entry;
  return [
    { key: entryId, title: `${employeeName}, ${formatDay(day, locale)}`, entryId, expectedVersion },
  ];
}
