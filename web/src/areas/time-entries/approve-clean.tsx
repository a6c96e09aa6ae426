import Button from "@mui/material/Button";
import { useState } from "react";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { ApproveManyDialog } from "../../entities/time-entries/approve-many-dialog.tsx";
import { useApprovalRules } from "../../entities/time-entries/use-approval-rules.ts";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import { cleanRows } from "../../entities/time-entries/entry-rows.ts";
import { sentTogether } from "../../entities/time-entries/sent-row.ts";
import { useLocale } from "../../locale/use-locale.ts";

interface ApproveCleanProps {
  rows: readonly EntryRow[];
  /** False while the device may have a part of the entries and of what decides about them. */
  isWhole: boolean;
}

/** The button that approves every entry of the list in which nothing needs a decision. */
export function ApproveClean({ rows, isWhole }: ApproveCleanProps) {
  const locale = useLocale();
  const clean = cleanRows(rows, useApprovalRules().mayApprove);
  const [asked, setAsked] = useState<readonly EntryRow[] | null>(null);
  const ask = () => {
    if (isWhole && clean.length > 0) setAsked(clean);
  };
  useHotkey("A", ask);
  return (
    <>
      {clean.length > 0 && (
        <Button
          variant="contained"
          disabled={!isWhole}
          aria-keyshortcuts="Shift+A"
          onClick={ask}
          sx={{ alignSelf: { xs: "stretch", sm: "center" }, flexShrink: 0 }}
        >
          {`Approve ${clean.length} clean`}
        </Button>
      )}
      {asked !== null && (
        <ApproveManyDialog {...sentTogether(asked, locale)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
