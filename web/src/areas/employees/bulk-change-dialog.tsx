import Typography from "@mui/material/Typography";
import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { BulkChangeFields, bulkChangeOf, noChange } from "./bulk-change-fields.tsx";
import { BulkPolicyPreview } from "./pay/bulk-policy-preview.tsx";
import { useBulkPolicy } from "./pay/use-bulk-policy.ts";
import { useBulkRecords } from "./use-bulk-records.ts";

interface BulkChangeDialogProps {
  employees: readonly Employee[];
  onClose: (isDone: boolean) => void;
}

/** One change for all selected people, with what became of each and the way back. */
export function BulkChangeDialog({ employees, onClose }: BulkChangeDialogProps) {
  const locale = useLocale();
  const [values, setValues] = useState(noChange);
  const policy = useBulkPolicy(employees, values.wanted);
  const records = useBulkRecords(employees, bulkChangeOf(values));
  const isPolicy = values.kind === "overtimePolicy";
  const act = isPolicy ? policy : records;
  return (
    <BatchDialog
      name={act.name}
      title={`Change ${counted(employees.length, nouns.person, locale)}`}
      submitLabel={act.submitLabel}
      batches={act.batches}
      onRun={act.run}
      isLoading={act.isLoading}
      isBlocked={!isPolicy && records.isBlocked}
      problem={act.problem}
      onClose={onClose}
    >
      <BulkChangeFields
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        error={act.error}
      />
      {isPolicy ? (
        <BulkPolicyPreview people={policy.shown} />
      ) : (
        <Typography component="output">{records.effect}</Typography>
      )}
    </BatchDialog>
  );
}
