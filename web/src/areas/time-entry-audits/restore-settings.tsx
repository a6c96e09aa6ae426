import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { Company, CompanyGeneral } from "@crewline/domain/records/company/company";
import { restoredSettings } from "@crewline/domain/rules/audits/restored-settings";
import { restoreObstacleSentence } from "@crewline/domain/words/audits/restore-words";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";

/** Restores the settings before a change as an edit of its own, or says why that is impossible. */
export function RestoreSettings({ row }: { row: AuditRow }) {
  const locale = useLocale();
  const mayEdit = useMay("settings", "editCompany");
  const company = useCompany();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayEdit || company.status !== "ready") return null;
  const restored = restoredSettings(company.data, row);
  if ("obstacle" in restored) {
    return (
      <Typography color="textSecondary">
        {restoreObstacleSentence(restored.obstacle, locale)}
      </Typography>
    );
  }
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Restore these settings
      </Button>
      {isOpen && (
        <RestoreDialog
          company={company.data}
          general={restored.general}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface RestoreDialogProps {
  company: Company;
  general: CompanyGeneral;
  onClose: () => void;
}

function RestoreDialog({ company, general, onClose }: RestoreDialogProps) {
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.settings.saveCompany.mutationOptions()),
    input: ({ reason }) => ({ company: general, expectedVersion: company.version, reason }),
    saved: "Settings restored. The change is in the audit trail.",
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Restore these settings"
      submitLabel="Restore"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        The settings that this change touched become what they were before it. Others stay.
      </Typography>
      <ReasonInput form={form} />
    </EditDialog>
  );
}
