import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import type { ShownItem } from "@crewline/domain/records/pay/period-checklist";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { wayOutOf } from "@crewline/domain/rules/reports/checklist";
import { mayStillClose } from "@crewline/domain/rules/reports/pay-period-state";
import { closableFromText } from "@crewline/domain/words/pay/period-step-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useToday } from "../../../time/use-today.ts";
import { useHotkey } from "../../../ui/keyboard/use-hotkey.ts";
import { EXPORTS_HEADING } from "../exports/payroll-exports.tsx";
import { ExportPeriodButton } from "../exports/export-period-button.tsx";
import { ClosePeriodDialog } from "./close-period-dialog.tsx";
import { findingsOfItems } from "./problems.ts";
import { ReopenPeriodDialog } from "./reopen-period-dialog.tsx";

interface PeriodActionsProps {
  record: PayPeriodRecord | null;
  period: PayPeriodDays;
  company: Company;
  report: PayrollReport;
  /** Null while the checklist is read. */
  items: readonly ShownItem[] | null;
  /** False while the recorded history is still being checked, which a close waits for. */
  isWhole: boolean;
  /** Called instead of asking, where something has to be fixed before the period is closed. */
  onHeld: () => void;
}

/** What can be done with the whole period: close, export and reopen it. */
export function PeriodActions(props: PeriodActionsProps) {
  const { record, period, company } = props;
  const locale = useLocale();
  const [dialog, setDialog] = useState<"close" | "reopen" | null>(null);
  const isOver = useToday(company.timeZone) > period.lastDay;
  const state = record?.state ?? "open";
  const offered = useOffered(state, isOver);
  const mayExport = useMay("reports", "export");
  const row = useFocusThatStays(state, dialog !== null);
  const next = nextStepOf(props);
  const handleClose = () => {
    if (offered !== "close") return;
    if (next === "fix") props.onHeld();
    else if (next === "close") setDialog("close");
  };
  useHotkey("c", handleClose);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      ref={row}
      tabIndex={-1}
      sx={{ flexWrap: "wrap", alignItems: "center", outline: 0 }}
    >
      {offered === "later" && (
        <Typography color="textSecondary">{closableFromText(period.lastDay, locale)}</Typography>
      )}
      {offered === "close" && (
        <Button
          id={CLOSE_BUTTON}
          variant="contained"
          aria-keyshortcuts="c"
          disabled={next === "wait"}
          onClick={handleClose}
        >
          Close period
        </Button>
      )}
      {record !== null && state === "closed" && mayExport && (
        <ExportPeriodButton record={record} files={company.payrollFiles} />
      )}
      {offered === "reopen" && <Button onClick={() => setDialog("reopen")}>Reopen</Button>}
      <PeriodDialog {...props} open={dialog} onClose={() => setDialog(null)} />
    </Stack>
  );
}

/** What can be done with the state of the period; null under a plan without it. */
function useOffered(
  state: PayPeriodRecord["state"],
  isOver: boolean,
): "later" | "close" | "reopen" | null {
  if (!useMay("reports", "close")) return null;
  if (!mayStillClose(state)) return "reopen";
  return isOver ? "close" : "later";
}

/** What a close leads to: to what has to be fixed first, to its question, or to a pause for a reading. */
function nextStepOf({ items, isWhole }: PeriodActionsProps): "fix" | "close" | "wait" {
  if (items?.some(({ kind }) => wayOutOf(kind) === "fix") === true) return "fix";
  return items !== null && isWhole ? "close" : "wait";
}

interface PeriodDialogProps extends PeriodActionsProps {
  open: "close" | "reopen" | null;
  onClose: () => void;
}

function PeriodDialog({ open, record, period, report, items, onClose }: PeriodDialogProps) {
  if (open === "reopen" && record !== null) {
    return <ReopenPeriodDialog record={record} isAdjusted={report.isAdjusted} onClose={onClose} />;
  }
  if (open !== "close" || items === null) return null;
  return (
    <ClosePeriodDialog
      firstDay={period.firstDay}
      record={record}
      findings={findingsOfItems(items)}
      onClose={onClose}
    />
  );
}

/** The button that closes the period, to which the focus goes after the last fix. */
export const CLOSE_BUTTON = "close-period";

/**
 * Keeps the focus when a change of the state takes its button away: in the row, or at the exports. A
 * dialog that is still open has the focus until it closes.
 */
function useFocusThatStays(state: string, isAsking: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state || isAsking) return;
    before.current = state;
    if (![document.body, row.current].includes(document.activeElement as HTMLElement)) return;
    if (state === "exported") document.getElementById(EXPORTS_HEADING)?.focus();
    else (row.current?.querySelector<HTMLElement>("button:enabled") ?? row.current)?.focus();
  }, [state, isAsking]);
  return row;
}
