import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import type { Employee } from "@crewline/domain/employees/employee";
import { planWageImport, wageImportFields } from "@crewline/domain/wage-changes/plan-wage-import";
import { withRowPreview } from "@crewline/domain/wage-changes/row-preview-cells";
import type { WageChange } from "@crewline/domain/wage-changes/wage-change";
import type { ImportFile } from "../../lists/csv-import-dialog.tsx";
import { CsvImportDialog } from "../../lists/csv-import-dialog.tsx";
import { useImportPreview } from "./use-import-preview.ts";
import { useWageBatches } from "./use-wage-batches.ts";

interface ImportWagesDialogProps {
  company: Company;
  employees: readonly Employee[];
  changes: readonly WageChange[];
  onClose: () => void;
}

/** Adds wage changes from a file of a spreadsheet, after a dry run. */
export function ImportWagesDialog({ onClose, ...present }: ImportWagesDialogProps) {
  const { commands, problem } = useWageBatches("import");
  // What the dry run compares with stays as it was when the dialog opened; the server looks again.
  const [{ company, employees, changes }] = useState(present);
  const read = useCallback(
    ({ rows, map }: ImportFile) =>
      planWageImport({
        rows,
        map,
        employees,
        changes,
        currency: company.currency,
        dayOrder: company.country === "US" ? "month" : "day",
      }),
    [company, employees, changes],
  );
  const preview = useImportPreview();
  const { previews } = preview;
  const plan = useCallback(
    (file: ImportFile) =>
      read(file).map((planned) => {
        const found = previews.get(planned.row?.key ?? "");
        return found === undefined ? planned : withRowPreview(planned, found, company.currency);
      }),
    [read, previews, company],
  );
  return (
    <CsvImportDialog
      title="Import wage changes"
      intro={
        <Typography>
          One line a change: payroll ID, job role (empty for all work), amount an hour, the day from
          which it holds, and the reason. You see every rate and amount before anything changes.
          Changes from a day that has begun compute open pay anew; what was exported is paid by
          adjustment lines.
        </Typography>
      }
      fields={wageImportFields}
      plan={plan}
      check={{ run: (file) => preview.run(read(file)), progress: preview.progress }}
      problem={preview.problem ?? problem}
      onClose={onClose}
      {...commands}
    />
  );
}
