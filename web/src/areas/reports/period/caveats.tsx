import Alert from "@mui/material/Alert";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { useLocale } from "../../../locale/use-locale.ts";
import { MissingPayAlert } from "../figures/missing-pay-alert.tsx";

/** What the totals include and lack, where no checklist tells it. */
export function Caveats({ report }: { report: PayrollReport }) {
  const locale = useLocale();
  const { unapprovedEntries, unapprovedSeconds, openEntries, rejectedEntries } = report;
  return (
    <>
      <MissingPayAlert problems={report.problems} />
      {unapprovedEntries > rejectedEntries && (
        <Alert severity="warning">
          {`Includes ${counted(unapprovedEntries - rejectedEntries, { one: "unapproved entry", other: "unapproved entries" }, locale)} (${formatDuration(unapprovedSeconds)} h)`}
        </Alert>
      )}
      {rejectedEntries > 0 && (
        <Alert severity="warning">
          {`${counted(rejectedEntries, nouns.entry, locale)} sent back for correction not included`}
        </Alert>
      )}
      {openEntries > 0 && (
        <Alert severity="info">
          {`${counted(openEntries, nouns.entry, locale)} without a clock-out not included`}
        </Alert>
      )}
    </>
  );
}
