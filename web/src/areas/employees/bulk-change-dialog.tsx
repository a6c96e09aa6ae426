import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { BulkChange } from "@crewline/domain/employees/bulk-change";
import { bulkRows } from "@crewline/domain/employees/bulk-change";
import type { Employee } from "@crewline/domain/employees/employee";
import { BatchDialog } from "../../lists/batch-dialog.tsx";
import { useBatches } from "../../lists/use-batches.ts";
import { BulkChangeFields, bulkChangeOf, noChange } from "./bulk-change-fields.tsx";
import { useEmployeeBatches } from "../../lists/use-employee-batches.ts";
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
  const change = bulkChangeOf(values);
  const rows = change === null ? [] : bulkRows(employees, change);

  const handleRun = async () => {
    setAsked(true);
    return rows.length > 0 ? batches.run("Change people", rows) : null;
  };

  return (
    <BatchDialog
      name="Change people"
      title={`Change ${peopleWords(employees.length)}`}
      submitLabel="Change"
      batches={batches}
      onRun={handleRun}
      problem={problem}
      onClose={onClose}
    >
      <BulkChangeFields
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        error={asked && change === null ? "Fill this in." : undefined}
      />
      <Typography component="output">
        {effectWords(change, rows.length, employees.length)}
      </Typography>
    </BatchDialog>
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
