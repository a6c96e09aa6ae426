import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayPeriodRecord, PeriodAct } from "@crewline/domain/records/pay/pay-period-record";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { useLocationNames } from "../../entities/locations/location-names.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { payPeriodSource } from "../../live/pay-periods.ts";
import { useLive } from "../../live/use-live.ts";
import { useToday } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { ClosePeriodDialog } from "./close-period-dialog.tsx";
import { ExportPeriodButton } from "./export-period-button.tsx";
import { MissingPayDialog } from "./missing-pay-dialog.tsx";
import { PayrollExports } from "./payroll-exports.tsx";
import { ReopenPeriodDialog } from "./reopen-period-dialog.tsx";

interface PeriodBarProps {
  period: PayPeriodDays;
  company: Company;
  report: PayrollReport;
}

/** The state of the pay period, the actions that it allows, and its exports to payroll. */
export function PeriodBar({ period, company, report }: PeriodBarProps) {
  const actor = useActor();
  const { firstDay } = period;
  const record = useLive(payPeriodSource(actor, firstDay));
  return (
    <DataStates result={record} label="the state of the pay period" skeleton={null}>
      {(found) => (
        <Stack spacing={2} sx={{ mb: 2 }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: "wrap", alignItems: "center" }}
          >
            <PeriodState record={found} timeZone={company.timeZone} />
            <PeriodActions record={found} period={period} company={company} report={report} />
          </Stack>
          {found !== null && found.exportCount > 0 && (
            <PayrollExports firstDay={firstDay} company={company} />
          )}
        </Stack>
      )}
    </DataStates>
  );
}

const words = {
  open: { tone: "info", label: "Open" },
  closing: { tone: "warning", label: "Closing" },
  closed: { tone: "warning", label: "Closed" },
  exported: { tone: "good", label: "Exported" },
} as const;

/** The state, and who brought it there; after reopening also why. */
function PeriodState({ record, timeZone }: { record: PayPeriodRecord | null; timeZone: string }) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  const last = record?.history.at(-1);
  return (
    <>
      <StatusChip {...words[record?.state ?? "open"]} />
      {last !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {actWords[last.action](last.locationId === null ? "" : placeOf(last.locationId))} by{" "}
          {last.byName}, {formatDayTime(last.at, timeZone, locale)}
          {last.reason !== null && `: ${last.reason}`}
        </Typography>
      )}
    </>
  );
}

const actWords: Readonly<Record<PeriodAct, (place: string) => string>> = {
  close: () => "Closed",
  reopen: () => "Opened again",
  export: () => "Exported",
  closeLocation: (place) => `${place} closed`,
  reopenLocation: (place) => `${place} opened again`,
};

interface PeriodActionsProps extends PeriodBarProps {
  record: PayPeriodRecord | null;
}

function PeriodActions(props: PeriodActionsProps) {
  const { record, period, company } = props;
  const [dialog, setDialog] = useState<"close" | "reopen" | null>(null);
  const isOver = useToday(company.timeZone) > period.lastDay;
  const state = record?.state ?? "open";
  return (
    <>
      {(state === "open" || state === "closing") && isOver && (
        <>
          <Button component={Link} to={`/time-entries?sheet=${period.firstDay}`}>
            By location
          </Button>
          <Button variant="outlined" onClick={() => setDialog("close")}>
            Close period
          </Button>
        </>
      )}
      {record !== null && state === "closed" && (
        <ExportPeriodButton record={record} files={company.payrollFiles} />
      )}
      {(state === "closed" || state === "exported") && (
        <Button onClick={() => setDialog("reopen")}>Reopen</Button>
      )}
      <PeriodDialog {...props} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

interface PeriodDialogProps extends PeriodActionsProps {
  open: "close" | "reopen" | null;
  onClose: () => void;
}

function PeriodDialog({ open, record, period, report, onClose }: PeriodDialogProps) {
  if (open === "reopen" && record !== null) {
    return <ReopenPeriodDialog record={record} isAdjusted={report.isAdjusted} onClose={onClose} />;
  }
  if (open !== "close") return null;
  if (report.problems.length > 0) {
    return <MissingPayDialog period={period} problems={report.problems} onClose={onClose} />;
  }
  return (
    <ClosePeriodDialog
      firstDay={period.firstDay}
      version={record?.version ?? 0}
      onClose={onClose}
    />
  );
}
