import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { scheduledLabels } from "@crewline/domain/words/reports/scheduled-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface StopReportDialogProps {
  report: ScheduledReport;
  title: string;
  onClose: () => void;
}

/** Ends the mails of a report. */
export function StopReportDialog({ report, title, onClose }: StopReportDialogProps) {
  const labels = scheduledLabels(useLocale());
  const notify = useNotice();
  const stop = useCommand(trpc.reports.removeScheduled.mutationOptions());
  const handleConfirm = async () => {
    const { id: scheduledReportId, version: expectedVersion } = report;
    if ((await stop.run({ scheduledReportId, expectedVersion })) === null) return;
    onClose();
    notify(labels.stopped);
  };
  return (
    <ConfirmDialog
      open
      title={title}
      text={labels.stopText}
      confirmLabel={labels.stop}
      keepLabel={labels.keep}
      isDangerous
      onConfirm={handleConfirm}
      isRunning={stop.isRunning}
      problem={stop.problem}
      onClose={onClose}
    />
  );
}
