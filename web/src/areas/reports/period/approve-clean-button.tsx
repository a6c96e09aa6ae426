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
  const ask = () => {
    if (clean.length > 0) setAsked(clean);
  };
  useHotkey("A", ask);
  return (
    <>
      {clean.length > 0 && (
        <Button size="small" variant="contained" aria-keyshortcuts="Shift+A" onClick={ask}>
          {`Approve ${clean.length} clean`}
        </Button>
      )}
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

function rowOf({ entry, employeeName }: ShownProblem, locale: Locale): SentRow[] {
  if (entry === null) return [];
  const { entryId, version: expectedVersion, day } = entry;
  return [
    { key: entryId, title: `${employeeName}, ${formatDay(day, locale)}`, entryId, expectedVersion },
  ];
}
