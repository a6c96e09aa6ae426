import Typography from "@mui/material/Typography";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { bulkRows } from "@crewline/domain/rules/employees/bulk-change";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchFormDialog } from "../../entities/batches/batch-form-dialog.tsx";
import { useBatchForm } from "../../entities/batches/use-batch-form.ts";
import { BulkChangeFields } from "./bulk-change-fields.tsx";
import type { BulkValues } from "./bulk-values.ts";
import { bulkChangeOf, bulkProblems, noChange } from "./bulk-values.ts";
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
  const policy = useBulkPolicy(employees);
  const records = useBulkRecords(employees);
  const form = useBatchForm({
    suggested: noChange,
    check: bulkProblems,
    command: {
      run: async (values) => {
        if (values.kind === "overtimePolicy") return policy.command.run(values.wanted);
        const change = bulkChangeOf(values);
        return change === null ? null : records.command.run(change);
      },
      isRunning: policy.command.isRunning || records.command.isRunning,
      problem: policy.command.problem ?? records.command.problem,
      clearProblem: () => {
        policy.command.clearProblem();
        records.command.clearProblem();
      },
    },
  });
  const isPolicy = form.draft.kind === "overtimePolicy";
  const rowCount = changingCount(employees, form.draft);
  const handleChange = (changes: Partial<BulkValues>) => {
    form.clear();
    // The preview is for the values before this change.
    policy.back();
    form.change(changes);
  };
  return (
    <BatchFormDialog
      form={form}
      name={isPolicy ? "Overtime policy" : "Change people"}
      title={`Change ${counted(employees.length, nouns.person, locale)}`}
      submitLabel={isPolicy && policy.shown === null ? "Show what changes" : "Change"}
      batches={isPolicy ? policy.batches : records.batches}
      isBlocked={rowCount === 0}
      onClose={onClose}
    >
      <BulkChangeFields
        values={form.draft}
        onChange={handleChange}
        error={form.errorOf("value") ?? form.errorOf("day")}
      />
      {isPolicy ? (
        <BulkPolicyPreview people={policy.shown?.preview ?? null} />
      ) : (
        <Typography component="output">
          {rowCount !== null && effectWords(rowCount, employees.length, locale)}
        </Typography>
      )}
    </BatchFormDialog>
  );
}

/** Returns the number of records that the values change; null while they are not complete. */
function changingCount(employees: readonly Employee[], values: BulkValues): number | null {
  const change = bulkChangeOf(values);
  return change === null ? null : bulkRows(employees, change).length;
}

function effectWords(changing: number, all: number, locale: Locale): string {
  if (changing === 0) return "No change: these people have it already.";
  return `This changes ${changing} of ${counted(all, nouns.person, locale)}.`;
}
