import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { BulkChange } from "@crewline/domain/employees/bulk-change";
import { bulkRows } from "@crewline/domain/employees/bulk-change";
import type { Employee } from "@crewline/domain/employees/employee";
import { BatchProgressBar } from "../../lists/batch-result.tsx";
import { ImportDone } from "../../lists/import-done.tsx";
import type { BatchOutcome } from "../../lists/use-batches.ts";
import { useBatches } from "../../lists/use-batches.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { BulkChangeFields, bulkChangeOf, noChange } from "./bulk-change-fields.tsx";
import { useEmployeeBatches } from "./use-employee-batches.ts";
import { counted } from "@crewline/domain/formats/counted";

interface BulkChangeDialogProps {
  employees: readonly Employee[];
  onClose: (isDone: boolean) => void;
}

/** One change for all selected people, with what became of each and the way back. */
export function BulkChangeDialog({ employees, onClose }: BulkChangeDialogProps) {
  const { commands, problem } = useEmployeeBatches();
  const batches = useBatches(commands);
  const [values, setValues] = useState(noChange);
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const change = bulkChangeOf(values);
  const rows = change === null ? [] : bulkRows(employees, change);

  const handleSubmit = async () => {
    setAsked(true);
    if (rows.length > 0) setOutcome(await batches.run("Change people", rows));
  };

  if (outcome !== null) {
    return (
      <ImportDone
        title="Change people"
        outcome={outcome}
        batches={batches}
        onClose={() => onClose(true)}
      />
    );
  }
  return (
    <FormDialog
      open
      title={`Change ${peopleWords(employees.length)}`}
      submitLabel="Change"
      onSubmit={handleSubmit}
      isRunning={batches.progress !== null}
      problem={problem}
      onClose={() => onClose(false)}
    >
      <BulkChangeFields
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        error={asked && change === null ? "Fill this in." : undefined}
      />
      <Typography component="output">
        {effectWords(change, rows.length, employees.length)}
      </Typography>
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}

export function peopleWords(count: number): string {
  return counted(count, "person", "people");
}

function effectWords(change: BulkChange | null, changing: number, all: number): string {
  if (change === null) return "";
  if (changing === 0) return "This changes nobody: it is so already, or cannot be.";
  return `This changes ${changing} of ${peopleWords(all)}.`;
}
