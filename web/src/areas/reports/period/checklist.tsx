import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { useState } from "react";
import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { AddWageChangeDialog } from "../../../entities/wages/add-wage-change-dialog.tsx";
import { dialogOf } from "./problems.ts";
import { ChecklistItem } from "./checklist-item.tsx";
import { PayrollIdDialog } from "./payroll-id-dialog.tsx";
import { useAccept } from "./use-accept.ts";
import { useReadPeriodAgain } from "./use-checklist.ts";

interface ChecklistProps {
  items: readonly ShownItem[];
  firstDay: string;
  currency: string;
  canFix: boolean;
  list: RefObject<HTMLElement | null>;
  onFixed: (problems: readonly ShownProblem[]) => void;
}

/** What holds a period back, item by item, with the fix beside each problem. */
export function Checklist({ items, list, onFixed, ...period }: ChecklistProps) {
  const [asked, setAsked] = useState<ShownProblem | null>(null);
  const readAgain = useReadPeriodAgain();
  const { accept, isRunning } = useAccept((problem) => onFixed([problem]), readAgain);
  const acts = { ...period, isRunning, accept, openDialog: setAsked };
  return (
    <Box component="section" aria-labelledby="checklist" ref={list}>
      <Typography id="checklist" variant="h2" gutterBottom>
        Checklist
      </Typography>
      {items.length === 0 && <Alert severity="success">Nothing blocks this pay period.</Alert>}
      {items.map((item) => (
        <ChecklistItem key={item.kind} item={item} acts={acts} onApproved={onFixed} />
      ))}
      {asked !== null && (
        <FixDialog
          problem={asked}
          onClose={() => setAsked(null)}
          onFixed={() => onFixed([asked])}
        />
      )}
    </Box>
  );
}

interface FixDialogProps {
  problem: ShownProblem;
  onClose: () => void;
  onFixed: () => void;
}

function FixDialog({ problem, onClose, onFixed }: FixDialogProps) {
  const { employeeId, missing } = problem;
  if (dialogOf(problem) === "payrollId") {
    return <PayrollIdDialog employeeId={employeeId} onClose={onClose} onSaved={onFixed} />;
  }
  return (
    <AddWageChangeDialog
      employeeId={employeeId}
      from={missing?.firstDay ?? ""}
      onClose={onClose}
      onSaved={onFixed}
    />
  );
}
