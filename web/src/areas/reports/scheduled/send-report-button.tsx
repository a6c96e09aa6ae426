import MailOutlined from "@mui/icons-material/MailOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput } from "@crewline/domain/records/reports/report";
import type { ReportRhythm } from "@crewline/domain/records/reports/scheduled-report";
import type { RangeSpan } from "@crewline/domain/rules/company/day-range";
import { scheduledLabels } from "@crewline/domain/words/reports/scheduled-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { ScheduledReportDialog } from "./scheduled-report-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

interface SendReportButtonProps {
  company: Company;
  input: ReportInput;
  span: RangeSpan | "custom";
}

/** Has the report that is shown sent by e-mail after the days of its kind. */
export function SendReportButton({ company, input, span }: SendReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { uid } = useActor();
  const { send } = scheduledLabels(useLocale());
  const { reportId, groupBy, filter, before } = input;
  const rhythm: ReportRhythm = span === "custom" ? "week" : span;
  const terms = {
    reportId,
    groupBy,
    filter,
    isCompared: before !== null,
    rhythm,
    sendAt: "07:00",
    recipientIds: [uid],
  };
  return (
    <>
      <Acts>
        <Button color="inherit" startIcon={<MailOutlined />} onClick={() => setOpen(true)}>
          {send}
        </Button>
      </Acts>
      {isOpen && (
        <ScheduledReportDialog company={company} report={terms} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
