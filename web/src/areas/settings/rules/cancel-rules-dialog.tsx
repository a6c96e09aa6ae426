import type { Company } from "@crewline/domain/records/company/company";
import type { RuleChange } from "@crewline/domain/records/company/rule-change";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface CancelRulesDialogProps {
  company: Company;
  change: RuleChange;
  onClose: () => void;
}

/** Asks before a scheduled change of the rules is removed. */
export function CancelRulesDialog({ company, change, onClose }: CancelRulesDialogProps) {
  const locale = useLocale();
  const command = useCommand(trpc.settings.cancelRules.mutationOptions());
  const notify = useNotice();
  const handleConfirm = async () => {
    const input = { expectedVersion: company.version, changeId: change.id };
    if ((await command.run(input)) === null) return;
    notify("Scheduled change removed.");
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Remove this scheduled change?"
      text={`The current rules stay in effect after ${formatDate(change.effectiveDate, locale)}. The change stays in the history as cancelled.`}
      confirmLabel="Remove"
      onConfirm={handleConfirm}
      isRunning={command.isRunning}
      problem={command.problem}
      onClose={onClose}
    />
  );
}
