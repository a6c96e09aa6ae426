import Button from "@mui/material/Button";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { PayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNoticeWhenGone } from "../../../ui/notices/use-notice-when-gone.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useDownloadExport } from "./use-download-export.ts";

interface ExportPeriodButtonProps {
  record: PayPeriodRecord;
  files: PayrollFiles;
}

/** Records the batch that goes to payroll, and downloads its file. */
export function ExportPeriodButton({ record, files }: ExportPeriodButtonProps) {
  const tellWhenGone = useNoticeWhenGone();
  const command = useCommand(trpc.reports.exportPeriod.mutationOptions(), {
    onProblem: (problem) => tellWhenGone(refusalNotice(problem)),
  });
  const download = useDownloadExport(files);

  const handleClick = async () => {
    const { firstDay, version: expectedVersion } = record;
    const exported = await command.run({ firstDay, expectedVersion });
    if (exported !== null) await download.run(exported.exportId);
  };

  return (
    <>
      <Button
        variant="contained"
        loading={command.isRunning || download.isRunning}
        onClick={() => void handleClick()}
      >
        Export to payroll
      </Button>
      <FormProblemAlert problem={command.problem} />
    </>
  );
}
