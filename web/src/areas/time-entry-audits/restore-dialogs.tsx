import type { Company, CompanyGeneral } from "@crewline/domain/records/company/company";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import { withGeneral } from "@crewline/domain/rules/company/apply-basics";
import { companyChanges } from "@crewline/domain/rules/history/company-changes";
import { companyLines } from "@crewline/domain/words/history/company-lines";
import Typography from "@mui/material/Typography";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useToday } from "../../time/use-today.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import type { Form } from "../../ui/forms/form-definition.ts";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { readAuditsAgain } from "./use-audit-pages.ts";

interface RestoreProps {
  /** The company as it is; what was saved meanwhile makes the server refuse. */
  company: Company;
  onClose: () => void;
}

export function RestoreGeneralDialog({
  company,
  general,
  onClose,
}: RestoreProps & { general: CompanyGeneral }) {
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.settings.saveCompany.mutationOptions()),
    input: ({ reason }) => ({ company: general, expectedVersion: company.version, reason }),
    saved: "Settings restored. The change is in the audit trail.",
    onSaved: async () => {
      onClose();
      await readAuditsAgain();
    },
  });
  const what = { before: company, after: withGeneral(company, general) };
  return <RestoreDialog form={form} title="Restore these settings" {...what} onClose={onClose} />;
}

export function RestoreJobRolesDialog({
  company,
  jobRoles,
  onClose,
}: RestoreProps & { jobRoles: JobRole[] }) {
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.settings.saveJobRoles.mutationOptions()),
    input: ({ reason }) => ({ jobRoles, expectedVersion: company.version, reason }),
    saved: "Job roles restored. The change is in the audit trail.",
    onSaved: async () => {
      onClose();
      await readAuditsAgain();
    },
  });
  const what = { before: company, after: { ...company, jobRoles } };
  return <RestoreDialog form={form} title="Restore these job roles" {...what} onClose={onClose} />;
}

interface RestoreDialogProps {
  form: Form<{ reason: string }>;
  title: string;
  before: Company;
  after: Company;
  onClose: () => void;
}

/** Says what changes, and asks why. */
function RestoreDialog({ form, title, before, after, onClose }: RestoreDialogProps) {
  const locale = useLocale();
  const today = useToday(before.timeZone);
  return (
    <EditDialog form={form} title={title} submitLabel="Restore" onClose={onClose} maxWidth="xs">
      {companyLines(companyChanges(before, after, today), locale).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Typography color="textSecondary">Everything else stays as it is.</Typography>
      <ReasonInput form={form} />
    </EditDialog>
  );
}
