import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { Company } from "@crewline/domain/records/company/company";
import type { Restored } from "@crewline/domain/rules/audits/restored";
import { restoredSettings } from "@crewline/domain/rules/audits/restored-settings";
import { restoreObstacleSentence } from "@crewline/domain/words/audits/restore-words";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { SaveRulesDialog } from "../../entities/company/rules/save-rules-dialog.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useToday } from "../../time/use-today.ts";
import { RestoreGeneralDialog, RestoreJobRolesDialog } from "./restore-dialogs.tsx";
import { readAuditsAgain } from "./use-audit-pages.ts";

/** Restores the settings before a change as an edit of its own, or says why that is impossible. */
export function RestoreSettings({ row }: { row: AuditRow }) {
  const mayEdit = useMay("settings", "editCompany");
  const company = useCompany();
  if (!mayEdit || company.status !== "ready") return null;
  return <RestoreOf company={company.data} row={row} />;
}

function RestoreOf({ company, row }: { company: Company; row: AuditRow }) {
  const locale = useLocale();
  const today = useToday(company.timeZone);
  const [isOpen, setIsOpen] = useState(false);
  const restored = restoredSettings(company, row, today);
  if (restored.kind === "none") {
    return (
      <Typography color="textSecondary">
        {restoreObstacleSentence(restored.obstacle, locale)}
      </Typography>
    );
  }
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {labels[restored.kind]}
      </Button>
      {isOpen && (
        <RestoreDialog company={company} restored={restored} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

type Restorable = Exclude<Restored, { kind: "none" }>;

const labels: Readonly<Record<Restorable["kind"], string>> = {
  general: "Restore these settings",
  rules: "Restore these rules",
  jobRoles: "Restore these job roles",
};

interface RestoreDialogProps {
  company: Company;
  restored: Restorable;
  onClose: () => void;
}

function RestoreDialog({ restored, ...dialog }: RestoreDialogProps) {
  switch (restored.kind) {
    case "general":
      return <RestoreGeneralDialog {...dialog} general={restored.general} />;
    case "jobRoles":
      return <RestoreJobRolesDialog {...dialog} jobRoles={restored.jobRoles} />;
    case "rules":
      return (
        <SaveRulesDialog
          {...dialog}
          part={restored.part}
          expectedVersion={dialog.company.version}
          isRestore
          onSaved={() => {
            dialog.onClose();
            void readAuditsAgain();
          }}
        />
      );
  }
}
